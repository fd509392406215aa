import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';

const link = 'text-accent font-medium underline underline-offset-4';

/** Both texts open in a new tab, so that nothing typed is lost. */
export function TermsLabel() {
  const { t } = useWords();
  return (
    <>
      {t('I accept the')}{' '}
      <a className={link} href={href('terms')} target="_blank" rel="noopener">
        {t('terms of use')}
      </a>{' '}
      {t('and have read the')}{' '}
      <a className={link} href={href('privacy')} target="_blank" rel="noopener">
        {t('privacy policy')}
      </a>
    </>
  );
}
