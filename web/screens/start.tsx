import { Navigate } from '#web/platform/router/router.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Waiting } from '#web/ui/spinner.tsx';

/** `/` only redirects, without a history entry. */
export function StartScreen() {
  const { t } = useWords();
  const { session, failure } = useSession();
  if (session === undefined && !failure) return <Waiting>{t('Checking authentication...')}</Waiting>;
  return <Navigate to={session ? href('home') : href('login')} replace />;
}
