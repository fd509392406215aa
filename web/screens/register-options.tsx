import { Mail } from 'lucide-react';
import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { SignUpAlert } from '#web/accounts/sign-up-alert.tsx';
import { useInvitation } from '#web/accounts/use-invitation.ts';
import { GoogleButton } from '#web/accounts/google-button.tsx';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function RegisterOptionsScreen() {
  const { t } = useWords();
  useRedirectSignedIn();
  const { invitation, search } = useInvitation();
  return (
    <AccountFrame
      title={t('Create account')}
      text={t('An account lets you track car maintenance, get reminders and reach your data anywhere.')}
      back={{ to: href('login'), label: t('Back') }}
      backdrop
    >
      <SignUpAlert />
      <div className="flex flex-col gap-3">
        <ButtonLink
          wide
          to={href('signUp') + search}
          icon={<Mail aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        >
          {t('Sign Up with Email')}
        </ButtonLink>
        <GoogleButton invitation={invitation} />
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
