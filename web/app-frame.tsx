import { Suspense } from 'react';
import { NavigationHistory } from '#web/platform/navigation-history.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { Router, Routes, type Route } from '#web/platform/router/router.tsx';
import { Toasts } from '#web/ui/toasts.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

/** @param base path prefix of every page */
export function AppFrame({ base = '/', routes }: { base?: string; routes: readonly Route[] }) {
  const { t } = useWords();
  return (
    <FailureBoundary>
      <Router base={base}>
        <NavigationHistory>
          <Suspense fallback={<Waiting>{t('Loading...')}</Waiting>}>
            <Routes routes={routes} />
          </Suspense>
        </NavigationHistory>
      </Router>
      <Toasts label={t('Notifications')} closeLabel={t('Close')} />
    </FailureBoundary>
  );
}
