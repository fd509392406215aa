import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useModel } from '#web/platform/session/use-model.ts';

/** Where text is typed that a model gets: says so, and to whom it goes. */
export function ModelLine() {
  const { t } = useWords();
  const model = useModel();
  if (!model) return null;
  return (
    <p className="text-muted text-sm wrap-anywhere">
      {model.host === null
        ? t('What you write here is sent to the AI model of this server, with records of your cars.')
        : t('What you write here is sent to the AI model at {host}, with records of your cars.', {
            host: model.host,
          })}{' '}
      {/* In a new tab, so that nothing typed is lost. */}
      <a className="text-link" href={href('privacy')} target="_blank" rel="noopener">
        {t('Privacy policy')}
      </a>
    </p>
  );
}
