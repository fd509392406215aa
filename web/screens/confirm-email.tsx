import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from '#web/platform/router/router.tsx';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { ConfirmByLink } from '#web/accounts/confirm-by-link.tsx';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { signOut } from '#web/platform/account/account.ts';
import { sendConfirmationAgain } from '#web/platform/account/recovery.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { takeOrigin } from '#web/platform/origin.ts';
import { currentSession, readSession, useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button.tsx';
import { Waiting } from '#web/ui/spinner.tsx';

const RESEND_COOLDOWN_S = 60;

/** Target of the mailed link, and waiting page until it is followed. */
export function ConfirmEmailScreen() {
  const { t } = useWords();
  const [query] = useSearchParams();
  const token = query.get('token');
  return token ? (
    <AccountFrame title={t('Confirm your email')} logo>
      <ConfirmByLink token={token} />
    </AccountFrame>
  ) : (
    <WaitingForConfirmation />
  );
}

function WaitingForConfirmation() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { session } = useSession();
  const { state } = useLocation() as { state: { email?: string } | null };
  const email = state?.email ?? session?.user.email;
  const isConfirmed = session?.user.emailVerified ?? false;
  useEffect(() => {
    // Only once: takeOrigin() consumes the origin, and this page may render again before it is left.
    if (isConfirmed) navigate(takeOrigin(), { replace: true });
  }, [isConfirmed, navigate]);
  if (isConfirmed) return <Waiting>{t('Loading...')}</Waiting>;
  const leave = () => {
    navigate(href('login'), { replace: true });
    void signOut();
  };
  return (
    <AccountFrame
      title={t('Confirm your email')}
      text={
        email
          ? t('We sent a confirmation link to {name}.', { name: email })
          : t('We sent a confirmation link to your email.')
      }
      logo
    >
      <div className="flex flex-col gap-3">
        <ConfirmedButton />
        {email && <ResendButton email={email} />}
        <Button variant="quiet" wide onClick={leave}>
          {t('Log out@account')}
        </Button>
      </div>
    </AccountFrame>
  );
}

function ConfirmedButton() {
  const { t } = useWords();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const check = async () => {
    setBusy(true);
    await readSession();
    setBusy(false);
    const { session, failure } = currentSession();
    if (failure) showError(t, accountFailure(failure));
    else if (!session) navigate(href('login'), { replace: true });
    // A confirmed session redirects by itself.
    else if (!session.user.emailVerified)
      showToast({
        neutral: true,
        title: t('Please confirm your email to continue'),
        description: t('Check your inbox for the confirmation link'),
      });
  };
  return (
    <Button wide busy={busy} onClick={() => void check()}>
      {t('I have confirmed')}
    </Button>
  );
}

function ResendButton({ email }: { email: string }) {
  const { t } = useWords();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const waiting = secondsLeft > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSecondsLeft((seconds) => seconds - 1), 1_000);
    return () => clearInterval(timer);
  }, [waiting]);
  const send = async () => {
    setSecondsLeft(RESEND_COOLDOWN_S);
    try {
      await sendConfirmationAgain(email);
      showToast({ title: t('Email sent') });
    } catch (error) {
      if (!isCode(error, 'TOO_MANY_REQUESTS')) setSecondsLeft(0);
      showError(t, accountFailure(error));
    }
  };
  return (
    <Button variant="secondary" wide disabled={waiting} onClick={() => void send()}>
      {waiting ? t('You can send it again in {n} s', { n: secondsLeft }) : t('Send again')}
    </Button>
  );
}
