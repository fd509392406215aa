import { useWords } from '#web/platform/language/language.ts';
import { SecretOnce } from '#web/ui/secret-once.tsx';

/** A link that is shown once. */
export function MadeLink({ path, hint }: { path: string; hint: string }) {
  const { t } = useWords();
  return (
    <SecretOnce
      label={t('Link')}
      hint={hint}
      value={location.origin + path}
      copy={t('Copy link')}
      copied={t('Link copied')}
    />
  );
}
