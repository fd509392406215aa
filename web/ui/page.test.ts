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

test('[NAV-01] a page has a title, or none', () => {
  expect(draw({ title: 'Garage' })).toMatch(/<h1[^>]*>Garage<\/h1>/);
  expect(draw({})).toContain('Content');
  expect(draw({})).not.toContain('<h1');
});

test('[NAV-02] a page has a way back, or none', () => {
  const back = draw({ back: { to: '/cars', label: 'Back to My Cars' } });
  expect(back).toMatch(/<a [^>]*href="\/cars"/);
  expect(back).toContain('Back to My Cars');
  expect(draw({})).not.toContain('<a ');
});

test('[NAV-03] a page has the navigation unless it hides it', () => {
  expect(draw({})).toContain('<nav>');
  expect(draw({ hideNavigation: false })).toContain('<nav>');
  expect(draw({ hideNavigation: true })).not.toContain('<nav>');
  expect(draw({ hideNavigation: true })).toContain('Content');
});
