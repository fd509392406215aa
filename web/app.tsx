import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router';
import { NavigationHistory } from '#web/platform/navigation-history.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { Notices } from '#web/ui/notices.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { Gate, onboardedRoutes, publicRoutes, type Screen } from './routes.tsx';

const toRoute = ([path, Element]: readonly [string, Screen]) => (
  <Route key={path} path={path} element={<Element />} />
);

export function App() {
  const { t } = useWords();
  return (
    <FailureBoundary>
      <BrowserRouter>
        <NavigationHistory>
          <Suspense fallback={<Waiting>{t('Loading...')}</Waiting>}>
            <Routes>
              {publicRoutes.map(toRoute)}
              <Route element={<Gate />}>{onboardedRoutes.map(toRoute)}</Route>
            </Routes>
          </Suspense>
        </NavigationHistory>
      </BrowserRouter>
      <Notices label={t('Notifications')} closeLabel={t('Close')} />
    </FailureBoundary>
  );
}
