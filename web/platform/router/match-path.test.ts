import { expect, test } from 'vitest';
import { paths } from '#web/platform/hrefs.ts';
import { onboardedScreens, publicScreens } from '#web/screen-list.ts';
import { findRoute, matchPath } from './match-path.ts';

const pathsOf = (screens: typeof publicScreens) => screens.map(({ path }) => path);
const routes = ['/', ...pathsOf(publicScreens), '*', ...pathsOf(onboardedScreens)].map((path) => ({ path }));
const nameOf = (path: string) => Object.entries(paths).find((entry) => entry[1] === path)![0];
const routeOf = (pathname: string) => findRoute(routes, pathname)?.route.path;

test(
  'log-in, onboarding and what anybody may read stand outside the gate, and all else behind it',
  { tags: ['ROUTE-50', 'GATE-04', 'ROUTE-28', 'ROUTE-29'] },
  () => {
    const open = ['start', ...pathsOf(publicScreens).map(nameOf)];
    expect(open).toEqual([
      'start',
      'login',
      'describe',
      'welcome',
      'registerOptions',
      'signUp',
      'firstCar',
      'tutorial',
      'authCallback',
      'forgotPassword',
      'resetPassword',
      'confirmEmail',
      'completeProfile',
      'terms',
      'privacy',
    ]);
    // The mechanic's page is an entry of its own.
    const others = Object.keys(paths).filter((name) => name !== 'mechanicShare' && !open.includes(name));
    expect(pathsOf(onboardedScreens).map(nameOf).toSorted()).toEqual(others.toSorted());
  },
);

test('every address leads to its own screen, with its parameters', { tags: ['ROUTE-50'] }, () => {
  expect(routes.length).toBe(Object.keys(paths).length);
  for (const { path } of routes.filter((route) => route.path !== '*')) {
    const pathname = path.replaceAll(/:(\w+)\??/g, 'id-of-$1');
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, `id-of-${name}`]);
    expect(findRoute(routes, pathname)).toEqual({ route: { path }, params: Object.fromEntries(names) });
    expect(routeOf(`${pathname === '/' ? '' : pathname}/`), pathname).toBe(path);
  }
});

test(
  'an address of no screen leads to the one for it, whose route does not stand last',
  { tags: ['ROUTE-46'] },
  () => {
    for (const pathname of ['/homes', '/home/more', '/cars/a/b/c/d', '/%', '/log-repair/a/b/c'])
      expect(routeOf(pathname), pathname).toBe('*');
  },
);

test('a parameter may be left out where the path says so, and is decoded', () => {
  expect(matchPath('/log-repair/:carId?', '/log-repair')).toEqual({ carId: undefined });
  expect(matchPath('/log-repair/:carId?', '/log-repair/')).toEqual({ carId: '' });
  expect(matchPath('/cars/:carId', '/cars/a%2Fb%20c')).toEqual({ carId: 'a/b c' });
  expect(matchPath('/cars/:carId', '/cars/%E0%A4%A')).toEqual({ carId: '%E0%A4%A' });
});

test('an address may be that of a page below', () => {
  expect(matchPath('/cars', '/cars/a/documents', false)).toEqual({});
  expect(matchPath('/cars', '/carsharing', false)).toBeNull();
});
