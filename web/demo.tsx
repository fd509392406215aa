import './styles.css';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Navigate, Route, Routes } from 'react-router';
import { startDemo } from '#web/platform/demo/start-demo.ts';
import { href, paths } from '#web/platform/hrefs.ts';
import { rememberedLanguage, showLanguage, useWords } from '#web/platform/language/language.ts';
import { NavigationHistory } from '#web/platform/navigation-history.tsx';
import { readNonce } from '#web/platform/nonce.ts';
import { followSystemTheme } from '#web/platform/theme.ts';
import { DemoLayout } from '#web/screens/demo/demo-layout.tsx';
import { DemoSettingsScreen } from '#web/screens/demo/demo-settings.tsx';
import { needsAccount } from '#web/screens/demo/needs-account.tsx';
import { Notices } from '#web/ui/notices.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { FailureBoundary } from './failure-boundary.tsx';
import { onboardedRoutes, type Screen } from './routes.tsx';

const BASE = '/demo';

/** What the screens of an account ask a server for, they do not ask here. */
const replaced: Partial<Record<string, Screen>> = {
  [paths.settings]: DemoSettingsScreen,
  [paths.assistant]: needsAccount('Car assistant'),
  [paths.import]: needsAccount('Import from other apps'),
  [paths.incoming]: needsAccount('Shared with Carful'),
};

function DemoApp() {
  const { t } = useWords();
  return (
    <FailureBoundary>
      <BrowserRouter basename={BASE}>
        <NavigationHistory>
          <Suspense fallback={<Waiting>{t('Loading...')}</Waiting>}>
            <Routes>
              <Route element={<DemoLayout />}>
                {onboardedRoutes.map(([path, screen]) => {
                  const Element = replaced[path] ?? screen;
                  return <Route key={path} path={path} element={<Element />} />;
                })}
              </Route>
              <Route path="*" element={<Navigate to={href('home')} replace />} />
            </Routes>
          </Suspense>
        </NavigationHistory>
      </BrowserRouter>
      <Notices label={t('Notifications')} closeLabel={t('Close')} />
    </FailureBoundary>
  );
}

readNonce();
followSystemTheme();
startDemo();
await showLanguage(rememberedLanguage());
createRoot(document.getElementById('app')!).render(<DemoApp />);
