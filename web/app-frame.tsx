import { Suspense, type ReactNode } from 'react';
import { BrowserRouter, Routes } from 'react-router';
import { NavigationHistory } from '#web/platform/navigation-history.tsx';
import { useWords } from '#web/platform/language/language.ts';
import { Notices } from '#web/ui/notices.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { FailureBoundary } from './failure-boundary.tsx';

/** @param base what the addresses of the pages begin with */
export function AppFrame({ base = '/', children }: { base?: string; children: ReactNode }) {
  const { t } = useWords();
  return (
    <FailureBoundary>
      <BrowserRouter basename={base}>
        <NavigationHistory>
          <Suspense fallback={<Waiting>{t('Loading...')}</Waiting>}>
            <Routes>{children}</Routes>
          </Suspense>
        </NavigationHistory>
      </BrowserRouter>
      <Notices label={t('Notifications')} closeLabel={t('Close')} />
    </FailureBoundary>
  );
}
