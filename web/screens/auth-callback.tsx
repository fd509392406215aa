import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from '#web/platform/router/router.tsx';
import { providerFailure } from '#web/accounts/failure-phrases.ts';
import { firstCarOr } from '#web/accounts/sign-in-redirect.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { announce } from '#web/platform/session/auth-events.ts';
import { currentSession, readSession, useSession } from '#web/platform/session/session-store.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

/** Where sign-up and providers return to. */
export function AuthCallbackScreen() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const { failure } = useSession();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    // The cached session may be older than the sign-in that led here.
    void readSession().then(() => {
      const now = currentSession();
      if (now.session && !now.failure) announce('signed-in');
      setTarget(targetNow());
    });
  }, []);
  if (query.has('error') || failure) {
    const message = failure ? messageOf(failure) : '';
    return <CallbackFailed message={message || t(providerFailure(query.get('error') ?? ''))} />;
  }
  if (target) return <Navigate to={target} replace />;
  return <Waiting>{t('Logging you in...')}</Waiting>;
}

const messageOf = (failure: unknown) => (failure instanceof Error ? failure.message : '');

function targetNow(): string | null {
  const { session, isOnboardedHere, failure } = currentSession();
  if (failure) return null;
  if (!session) return href('welcome');
  return firstCarOr(() => (isOnboardedHere ? takeOrigin() : href('tutorial')));
}

function CallbackFailed({ message }: { message: string }) {
  const { t } = useWords();
  return (
    <main className="column flex min-h-dvh flex-col items-center justify-center gap-4 text-center">
      <div role="alert">
        <h1 className="page-title">{t('Authentication Error')}</h1>
        <p className="text-muted mt-4">{message}</p>
      </div>
      <ButtonLink to={href('welcome')}>{t('Back to Welcome')}</ButtonLink>
    </main>
  );
}
