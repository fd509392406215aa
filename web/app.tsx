import { Route } from 'react-router';
import { AppFrame } from './app-frame.tsx';
import { Gate, onboardedRoutes, publicRoutes, type Screen } from './routes.tsx';

const toRoute = ([path, Element]: readonly [string, Screen]) => (
  <Route key={path} path={path} element={<Element />} />
);

export const App = () => (
  <AppFrame>
    {publicRoutes.map(toRoute)}
    <Route element={<Gate />}>{onboardedRoutes.map(toRoute)}</Route>
  </AppFrame>
);
