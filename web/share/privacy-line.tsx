import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyLine({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useWords();
  return (
    <p>
      {mayAdd && (
        <span>
          {t(
            'What you add, with your name, is stored with the car and shown to its owner. Whoever else has this link sees your answers, prices and problems, too.',
          )}{' '}
        </span>
      )}
      <a className="text-link" href={href('privacy')} target="_blank" rel="noopener">
        {t('Privacy policy')}
      </a>
    </p>
  );
}
