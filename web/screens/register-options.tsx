import { Mail } from 'lucide-react';
import { useLocation } from '#web/platform/router/router.tsx';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { SignUpAlert } from '#web/accounts/sign-up-alert.tsx';
import { KeptProblemNote } from '#web/accounts/kept-problem-note.tsx';
import { useInvitation } from '#web/accounts/use-invitation.ts';
import { ProviderButtons } from '#web/accounts/provider-buttons.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { LoginScreen } from './login.tsx';

/** Whoever comes by 'Login' of the form logs in here. */
export function RegisterOptionsScreen() {
  const { logIn = false } = (useLocation().state ?? {}) as { logIn?: boolean };
  return logIn ? <LoginScreen /> : <RegisterOptions />;
}

function RegisterOptions() {
  const { t } = useWords();
  useRedirectSignedIn();
  const { invitation, search } = useInvitation();
  const { features } = useSession();
  return (
    <AccountFrame
      title={t('Create account')}
      text={t('An account lets you track car maintenance, get reminders and reach your data anywhere.')}
      back={{ to: href('login'), label: t('Back') }}
      backdrop
    >
      <SignUpAlert />
      <KeptProblemNote />
      <div className="flex flex-col gap-3">
        {!features?.openId?.only && (
          <ButtonLink
            wide
            to={href('signUp') + search}
            icon={<Mail aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          >
            {t('Sign Up with Email')}
          </ButtonLink>
        )}
        <ProviderButtons invitation={invitation} />
      </div>
      <p className="text-muted mt-6 flex flex-wrap items-center justify-center gap-x-2">
        {t('Already have an account?')}
        <ButtonLink variant="quiet" size="small" to={href('login')}>
          {t('Log in')}
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
