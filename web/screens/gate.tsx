import { useDeferredValue, useEffect, useLayoutEffect } from 'react';
import { Navigate, useLocation } from '#web/platform/router/router.tsx';
import { gateVerdict, type GateVerdict } from '#domain/accounts/gate-rules.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { forgetOrigin, rememberOrigin } from '#web/platform/origin.ts';
import { readAhead } from '#web/platform/reads/query.ts';
import { keepSessionAlive } from '#web/platform/session/keep-alive.ts';
import { clearSignedOutHere, useSession, type SessionState } from '#web/platform/session/session-store.ts';
import {
  resetRedirectToasts,
  showRedirectToast,
  type RedirectToast,
} from '#web/platform/toasts/redirect-toasts.ts';
import { readDevice } from '#web/platform/storage/storage.ts';
import { Waiting } from '#web/ui/spinner.tsx';
import { CheckFailed } from './check-failed.tsx';
import { SignedInLayout } from './signed-in-layout.tsx';

const targets = {
  'sign-in': href('login'),
  'confirm-email': href('confirmEmail'),
  'complete-profile': href('completeProfile'),
  tutorial: href('tutorial'),
} as const;

/** After the session ended, the toast also says what happens to unsent changes. */
const withUnsent = (toast: RedirectToast): RedirectToast =>
  readDevice('unsent') === null
    ? toast
    : { ...toast, description: 'What you saved is on this device and is sent after you log in.' };

const toasts: Record<keyof typeof targets, RedirectToast> = {
  'sign-in': { phrase: 'Please log in to continue' },
  'confirm-email': {
    phrase: 'Please confirm your email to continue',
    description: 'Check your inbox for the confirmation link',
  },
  'complete-profile': { phrase: 'Please complete your profile to continue' },
  tutorial: { phrase: "Let's get you started with a quick tutorial" },
};

/** Admits or redirects, in a fixed order. */
export function Gate() {
  const { t } = useWords();
  const state = useSession();
  const verdict = verdictOf(state);
  // Deferred: rendering the first screen in one go would block a slow phone.
  const isDrawn = useDeferredValue(verdict === 'open');
  useEffect(keepSessionAlive, []);
  const isExpected = verdict === 'verifying-profile' && wasAdmittedBefore(state);
  useEffect(() => {
    if (isExpected) readAhead();
  }, [isExpected]);
  useEffect(() => {
    if (verdict !== 'open') return;
    resetRedirectToasts();
    forgetOrigin();
  }, [verdict]);
  const waiting = verdict === 'checking-authentication' || verdict === 'verifying-profile';
  if (waiting && state.failure) return <CheckFailed failure={state.failure} />;
  if (state.signedOutHere) return <LoggedOut />;
  if (verdict === 'checking-authentication') return <Waiting>{t('Checking authentication...')}</Waiting>;
  if (verdict === 'verifying-profile' || (verdict === 'open' && !isDrawn))
    return <Waiting>{t('Verifying user profile...')}</Waiting>;
  if (verdict === 'open') return <SignedInLayout />;
  return <Redirected verdict={verdict} email={state.session?.user.email} />;
}

function verdictOf({ session, profile, isOnboardedHere }: SessionState): GateVerdict {
  return gateVerdict({
    session: session && session.user,
    hasProfile: profile === undefined ? undefined : profile !== null,
    isOnboardedHere,
  });
}

/** Will almost certainly be admitted, so reading starts before the check ends. */
const wasAdmittedBefore = ({ session, isOnboardedHere }: SessionState): boolean =>
  Boolean(session?.user.emailVerified) && isOnboardedHere;

/** After log-out: to /, without the log-in toast and without a remembered origin. */
function LoggedOut() {
  useEffect(() => clearSignedOutHere, []);
  return <Navigate to={href('start')} replace />;
}

function Redirected({ verdict, email }: { verdict: keyof typeof targets; email: string | undefined }) {
  const { pathname, search } = useLocation();
  // The browser's address, since the router's lags behind while a screen loads.
  useLayoutEffect(() => {
    if (location.pathname !== targets[verdict]) rememberOrigin(location.pathname + location.search);
  }, [verdict, pathname, search]);
  useEffect(() => {
    showRedirectToast(verdict, verdict === 'sign-in' ? withUnsent(toasts[verdict]) : toasts[verdict]);
  }, [verdict]);
  return <Navigate to={targets[verdict]} replace state={{ email }} />;
}
