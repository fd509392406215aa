import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';

/** Opens in a new tab, so that nothing typed is lost. */
export function PrivacyLine({ mayAdd }: { mayAdd: boolean }) {
  const { t } = useWords();
  return (
    <p>
      {mayAdd && (
        <span className="block">
          {t(
            'What you add, with your name, is stored with the car and shown to its owner. Whoever else has this link also sees your answers and prices with your name and repair shop, and the titles and dates of your repairs; whoever has any link of the car sees the problems that you add.',
          )}
        </span>
      )}
      <a className="text-link" href={href('privacy')} target="_blank" rel="noopener">
        {t('Privacy policy')}
      </a>
    </p>
  );
}
