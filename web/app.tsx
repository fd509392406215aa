import type { Route } from '#web/platform/router/router.tsx';
import { AppFrame } from './app-frame.tsx';
import { Gate, onboardedRoutes, publicRoutes } from './routes.tsx';

const routes: readonly Route[] = [
  ...publicRoutes.map(([path, Screen]) => ({ path, element: <Screen /> })),
  ...onboardedRoutes.map(([path, Screen]) => ({ path, element: <Screen />, layout: <Gate /> })),
];

export const App = () => <AppFrame routes={routes} />;
