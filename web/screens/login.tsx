import ChevronRight from 'lucide-react/icons/chevron-right';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { lazy, Suspense, useState, type FormEvent } from 'react';
import { useSearchParams } from '#web/platform/router/router.tsx';
import type { Phrase } from '#domain/language/words.ts';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { accountFailure } from '#web/accounts/failure-phrases.ts';
import { PasskeyButton } from '#web/accounts/passkey-button.tsx';
import { ProviderButtons } from '#web/accounts/provider-buttons.tsx';
import { LoginPicture } from '#web/accounts/login-picture.tsx';
import { typedText } from '#web/accounts/typed-text.ts';
import { loadEngine } from '#web/assessment/load-engine.ts';
import { signIn } from '#web/platform/account/account.ts';
import { readVisitorProblems } from '#web/platform/drafts/visitor-problem.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useLater, useWorker } from '#web/platform/start-later.ts';
import { Alert } from '#web/ui/alert.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Or } from '#web/ui/or.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { Waiting } from '#web/ui/spinner.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { fetchSignUp } from './fetch-sign-up.ts';

// Rarely needed: not part of the first load.
const SecondFactor = lazy(() =>
  import('#web/accounts/second-factor.tsx').then(({ SecondFactor: Form }) => ({ default: Form })),
);

/** What a driver in trouble opens next, so that it works if the network ends before the worker has kept the app. */
const fetchEmergency = () => Promise.all([import('./describe.tsx'), loadEngine(), fetchSignUp()]);

/** Without schemas: this is the first screen anyone loads. */
export function LoginScreen() {
  const { t } = useWords();
  useRedirectSignedIn();
  useWorker();
  useLater(fetchEmergency, 300);
  const { step, busy, failure, submit, goBack } = useSignIn();
  const { features } = useSession();
  const [wantsPassword, setByPassword] = useState(false);
  const isByPassword = wantsPassword || !features?.openId?.only;
  if (step === 'code')
    return (
      <AccountFrame title={t('Two-factor authentication')} backdrop logo>
        <Suspense fallback={<Waiting>{t('Loading...')}</Waiting>}>
          <SecondFactor onBack={goBack} />
        </Suspense>
      </AccountFrame>
    );
  return (
    <AccountFrame
      title={t('Log in')}
      text={t('Log problems, track repairs and get smart help in one place.')}
      picture={<Door />}
      backdrop
    >
      {isByPassword ? (
        <PasswordForm busy={busy} failure={failure} onSubmit={submit} />
      ) : (
        <OnlyProvider onPassword={() => setByPassword(true)} />
      )}
      <Or>{t('or')}</Or>
      <div className="flex flex-col gap-3">
        {!features?.openId?.only && <PasskeyButton />}
        {isByPassword && <ProviderButtons />}
        {/* A separate page outside the router. */}
        <a href="/demo" className={buttonClasses({ variant: 'secondary', wide: true })}>
          {t('Try it without an account')}
        </a>
      </div>
    </AccountFrame>
  );
}

/** The way back to passwords works after a link of the operator. */
function OnlyProvider({ onPassword }: { onPassword: () => void }) {
  const { t } = useWords();
  return (
    <div className="flex flex-col items-center gap-3">
      <ProviderButtons />
      <Button variant="quiet" size="small" onClick={onPassword}>
        {t('Use a password')}
      </Button>
    </div>
  );
}

type FormProps = {
  busy: boolean;
  failure: Phrase | null;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

function PasswordForm({ busy, failure, onSubmit }: FormProps) {
  const { t } = useWords();
  return (
    <>
      <form className="flex flex-col gap-4" noValidate onSubmit={onSubmit}>
        {failure && <Alert>{t(failure)}</Alert>}
        <TextField
          label={t('Email')}
          name="email"
          type="email"
          required
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
        />
        <PasswordField
          label={t('Password')}
          name="password"
          required
          autoComplete="current-password"
          showLabel={t('Show password')}
          hideLabel={t('Hide password')}
        />
        <Button type="submit" wide busy={busy}>
          {busy ? t('Logging in...') : t('Log in')}
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
        <ButtonLink variant="quiet" size="small" className="-ml-4" to={href('registerOptions')}>
          {t('Create new account')}
        </ButtonLink>
        <Link to={href('forgotPassword')} className="text-link text-sm">
          {t('Forgot password?')}
        </Link>
      </div>
    </>
  );
}

/** For a driver who needs advice now, and has no account. */
function Door() {
  const { t } = useWords();
  const isKept = readVisitorProblems().length > 0;
  return (
    <Link
      to={href('describe')}
      state={{ goesOn: isKept }}
      className="border-line-strong rounded-card hover:bg-sunken mb-4 block overflow-hidden border transition-colors duration-150"
    >
      <LoginPicture />
      <span className="flex min-h-14 items-center gap-3 px-4 py-2">
        <TriangleAlert aria-hidden="true" strokeWidth={1.75} className="text-danger size-6 shrink-0" />
        <span className="grow leading-snug">
          {t(isKept ? 'What you described is kept on this device.' : 'Something wrong with the car?')}{' '}
          <strong className="text-accent">{t(isKept ? 'Continue' : 'Describe it')}</strong>
        </span>
        <ChevronRight aria-hidden="true" strokeWidth={1.75} className="text-muted size-5 shrink-0" />
      </span>
    </Link>
  );
}

function useSignIn() {
  // A log-in through a provider returns here for the second factor.
  const [query] = useSearchParams();
  const [step, setStep] = useState<'password' | 'code'>(query.get('step') === 'code' ? 'code' : 'password');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Phrase | null>(null);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const [email, password] = [typedText(form, 'email').trim(), typedText(form, 'password')];
    if (!email || !password)
      return setFailure('You must provide either an email or phone number and a password');
    setFailure(null);
    setBusy(true);
    try {
      if ((await signIn(email, password)) === 'second-factor') setStep('code');
    } catch (error) {
      setFailure(accountFailure(error));
    }
    setBusy(false);
  };
  const goBack = (why: Phrase | null) => {
    setStep('password');
    setFailure(why);
  };
  return { step, goBack, busy, failure, submit: (event: FormEvent<HTMLFormElement>) => void submit(event) };
}
