import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RouterContext } from '#web/platform/router/router.tsx';
import { expect, test } from 'vitest';
import { HasNavigation } from './navigation.tsx';
import { Page } from './page.tsx';

type Props = Parameters<typeof Page>[0];

const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;

const render = (props: Omit<Props, 'children'>) =>
  renderToStaticMarkup(
    createElement(
      RouterContext,
      { value: router },
      createElement(HasNavigation, { value: true }, createElement(Page, props as Props, 'Content')),
    ),
  );

test('a page shows its title only if it has one', { tags: ['NAV-01'] }, () => {
  expect(render({ title: 'Garage' })).toMatch(/<h1[^>]*>Garage<\/h1>/);
  expect(render({})).toContain('Content');
  expect(render({})).not.toContain('<h1');
});

test('a page shows a back link only if it has one', { tags: ['NAV-02'] }, () => {
  const back = render({ back: { to: '/cars', label: 'Back to My Cars' } });
  expect(back).toMatch(/<a [^>]*href="\/cars"/);
  expect(back).toContain('Back to My Cars');
  expect(render({})).not.toContain('<a ');
});

test('a page shows the navigation unless it hides it', { tags: ['NAV-03'] }, () => {
  expect(render({})).toContain('with-navigation');
  expect(render({ hideNavigation: false })).toContain('with-navigation');
  expect(render({ hideNavigation: true })).toContain('without-navigation');
  expect(render({ hideNavigation: true })).not.toContain('with-navigation');
  expect(render({ hideNavigation: true })).toContain('Content');
});
