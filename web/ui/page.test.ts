import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { NavigationSlot } from './navigation.tsx';
import { Page } from './page.tsx';

type Props = Parameters<typeof Page>[0];

const draw = (props: Omit<Props, 'children'>) =>
  renderToStaticMarkup(
    createElement(
      MemoryRouter,
      null,
      createElement(
        NavigationSlot,
        { value: createElement('nav') },
        createElement(Page, props as Props, 'Content'),
      ),
    ),
  );

test('a page has a title, or none', { tags: ['NAV-01'] }, () => {
  expect(draw({ title: 'Garage' })).toMatch(/<h1[^>]*>Garage<\/h1>/);
  expect(draw({})).toContain('Content');
  expect(draw({})).not.toContain('<h1');
});

test('a page has a way back, or none', { tags: ['NAV-02'] }, () => {
  const back = draw({ back: { to: '/cars', label: 'Back to My Cars' } });
  expect(back).toMatch(/<a [^>]*href="\/cars"/);
  expect(back).toContain('Back to My Cars');
  expect(draw({})).not.toContain('<a ');
});

test('a page has the navigation unless it hides it', { tags: ['NAV-03'] }, () => {
  expect(draw({})).toContain('<nav>');
  expect(draw({ hideNavigation: false })).toContain('<nav>');
  expect(draw({ hideNavigation: true })).not.toContain('<nav>');
  expect(draw({ hideNavigation: true })).toContain('Content');
});
