import { lazy, useState, type ComponentType } from 'react';
import { paths } from '#web/platform/hrefs.ts';
import { loadAttempt } from '#web/platform/load-attempts.ts';
import { matchPath } from '#web/platform/router/match-path.ts';
import { startLater } from '#web/platform/start-later.ts';
import { onboardedScreens, publicScreens, type ListedScreen } from './screen-list.ts';
import { StartScreen } from './screens/start.tsx';

export type Screen = ComponentType & { fetch?: () => Promise<unknown> };

/** Once loaded it renders without Suspense: React keeps any fallback for 300 ms. */
const screen = (load: () => Promise<ComponentType>): Screen => {
  let fetched: ComponentType | null = null;
  const fetch = async () => ({ default: (fetched = await load()) });
  let lazyScreen = lazy<ComponentType>(fetch);
  let attempt = loadAttempt();
  const choose = (): ComponentType => {
    if (fetched) return fetched;
    // React caches a failed lazy load for good.
    if (attempt !== loadAttempt()) {
      attempt = loadAttempt();
      lazyScreen = lazy<ComponentType>(fetch);
    }
    return lazyScreen;
  };
  const Screen = () => {
    // Chosen once: switching components would remount the screen and lose what was typed.
    const [Chosen] = useState<ComponentType>(choose);
    return <Chosen />;
  };
  return Object.assign(Screen, { fetch });
};

type ScreenRoute = readonly [path: string, Screen];
const routeOf = ({ path, load }: ListedScreen): ScreenRoute => [path, screen(load)];

/** Here before they are tapped: the tabs of a car, and a record. */
const NEXT: readonly string[] = [
  paths.car,
  paths.history,
  paths.fills,
  paths.carCosts,
  paths.reminders,
  paths.symptomSummary,
  paths.editRepair,
];
/** After the records and the worker. */
const NEXT_DELAY_MS = 2_500;

/** One by one: a tap that comes meanwhile waits for one of them at most. */
async function fetchNext(): Promise<void> {
  for (const [path, next] of onboardedRoutes) if (NEXT.includes(path)) await next.fetch?.();
  (await import('./screens/ready-views.ts')).keepViewsReady();
}

export const Gate = screen(async () => {
  startLater(fetchNext, NEXT_DELAY_MS);
  return (await import('./screens/gate.tsx')).Gate;
});

export const publicRoutes: readonly ScreenRoute[] = [
  [paths.start, StartScreen],
  ...publicScreens.map(routeOf),
  ['*', screen(async () => (await import('./screens/not-found.tsx')).NotFoundScreen)],
];

/** Behind the gate, with the navigation. */
export const onboardedRoutes: readonly ScreenRoute[] = onboardedScreens.map(routeOf);

export async function fetchScreen(pathname: string): Promise<void> {
  const matches = ([path]: ScreenRoute) => matchPath(path, pathname) !== null;
  const behindGate = onboardedRoutes.find(matches);
  const here = behindGate ? [Gate, behindGate[1]] : [publicRoutes.find(matches)?.[1]];
  await Promise.allSettled(here.flatMap((one) => one?.fetch?.() ?? []));
}
