import { AccountFrame } from '#web/accounts/account-frame.tsx';
import { useRedirectSignedIn } from '#web/accounts/sign-in-redirect.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

export function WelcomeScreen() {
  const { t } = useWords();
  useRedirectSignedIn();
  return (
    <AccountFrame
      title={t("Your car's smart companion")}
      text={t('Log problems, track repairs and get smart help in one place.')}
      logo
    >
      <div className="flex flex-col gap-3">
        <ButtonLink wide to={href('signUp')}>
          {t('Get Started')}
        </ButtonLink>
        <p className="text-muted mt-3 text-center">{t('Already have an account?')}</p>
        <ButtonLink wide variant="secondary" to={href('login')}>
          {t('Log in')}
        </ButtonLink>
      </div>
    </AccountFrame>
  );
}
