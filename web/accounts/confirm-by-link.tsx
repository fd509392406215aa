import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from '#web/platform/router/router.tsx';
import type { ConfirmOutcome, FollowedLink } from '#domain/accounts/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import { confirmEmail } from '#web/platform/account/recovery.ts';
import { signIn } from '#web/platform/account/account.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { readSession, useSession } from '#web/platform/session/session-store.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { accountFailure, SIGN_UP_CLOSED } from './failure-phrases.ts';
import { typedText } from './typed-text.ts';

type Result = { phrase: Phrase; good: boolean };
type PasswordOutcome = 'password-needed' | 'wrong-password';

const outcomes: Record<Exclude<ConfirmOutcome, PasswordOutcome>, Result> = {
  confirmed: { phrase: 'Your email address is confirmed.', good: true },
  changed: { phrase: 'Your new email address is confirmed.', good: true },
  used: { phrase: 'This link has already been used.', good: true },
  expired: { phrase: 'This confirmation link has expired. Please ask for a new one.', good: false },
  invalid: { phrase: 'This confirmation link does not work.', good: false },
  taken: { phrase: 'This address is already used by another account.', good: false },
  'not-admitted': { phrase: SIGN_UP_CLOSED, good: false },
  'sign-in-needed': {
    phrase: 'Please log in to the account this link was made for, then open the link again.',
    good: false,
  },
};

// A link works once: a second render (React StrictMode, too) must not request it again.
let requested: { token: string; answer: Promise<FollowedLink> } | null = null;

function confirmOnce(token: string): Promise<FollowedLink> {
  if (requested?.token !== token) requested = { token, answer: confirmEmail(token) };
  return requested.answer;
}

export function ConfirmByLink({ token }: { token: string }) {
  const { result, passwordPrompt, busy, submit } = useConfirmation(token);
  const { t } = useWords();
  if (result) return <Outcome {...result} />;
  if (!passwordPrompt) return <Waiting>{t('Confirming your email...')}</Waiting>;
  return <PasswordForm failure={passwordPrompt.failure} busy={busy} onSubmit={submit} />;
}

function useConfirmation(token: string) {
  const navigate = useNavigate();
  const [result, setResult] = useState<Result | null>(null);
  const [passwordPrompt, setPasswordPrompt] = useState<{ failure: Phrase | null } | null>(null);
  const [busy, setBusy] = useState(false);
  const show = async ({ outcome }: FollowedLink) => {
    if (outcome === 'password-needed') return setPasswordPrompt({ failure: null });
    if (outcome === 'wrong-password') return setPasswordPrompt({ failure: 'Wrong password' });
    await readSession();
    setResult(outcomes[outcome]);
  };
  useEffect(() => {
    confirmOnce(token)
      .then(show)
      .catch((error: unknown) => {
        requested = null;
        setResult({ phrase: accountFailure(error), good: false });
      });
  }, [token]);
  const submit = async (password: string) => {
    setBusy(true);
    try {
      const answer = await confirmEmail(token, password);
      // The password was just entered: sign in with it instead of asking again.
      if (answer.email && (await signIn(answer.email, password)) === 'second-factor')
        return navigate(`${href('login')}?step=code`);
      await show(answer);
    } catch (error) {
      setPasswordPrompt({ failure: accountFailure(error) });
    } finally {
      setBusy(false);
    }
  };
  return { result, passwordPrompt, busy, submit: (password: string) => void submit(password) };
}

type FormProps = { failure: Phrase | null; busy: boolean; onSubmit: (password: string) => void };

/** Anyone can sign up with someone else's address: the link also requires the password. */
function PasswordForm({ failure, busy, onSubmit }: FormProps) {
  const { t } = useWords();
  const [missing, setMissing] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const password = typedText(event.currentTarget, 'password');
    setMissing(!password);
    if (password) onSubmit(password);
  };
  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={send}>
      <p className="text-muted">
        {t('To confirm, enter the password you chose for Carful. If you did not sign up, close this page.')}
      </p>
      {failure && <Alert>{t(failure)}</Alert>}
      <PasswordField
        label={t('Password')}
        name="password"
        autoComplete="current-password"
        error={missing ? t('Please enter your password.') : undefined}
        showLabel={t('Show password')}
        hideLabel={t('Hide password')}
      />
      <Button type="submit" wide busy={busy}>
        {busy ? t('Confirming your email...') : t('Confirm email')}
      </Button>
      <Link to={href('forgotPassword')} className="text-link self-center">
        {t('Forgot password?')}
      </Link>
    </form>
  );
}

function Outcome({ phrase, good }: Result) {
  const { t } = useWords();
  const { session } = useSession();
  const confirmed = session?.user.emailVerified ?? false;
  return (
    <div className="flex flex-col gap-4">
      <Alert tone={good ? 'info' : 'danger'}>{t(phrase)}</Alert>
      {!session && !good && <p className="text-muted">{t('Log in to ask for a new link.')}</p>}
      {session ? (
        // While unconfirmed, that page offers to send the mail again.
        <ButtonLink wide to={confirmed ? href('home') : href('confirmEmail')}>
          {t('Continue')}
        </ButtonLink>
      ) : (
        <ButtonLink wide to={href('login')}>
          {t('Log in')}
        </ButtonLink>
      )}
    </div>
  );
}
