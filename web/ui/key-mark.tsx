import { useWords } from '#web/platform/language/language.ts';
import { Pill } from './pill.tsx';

/** Which program wrote a record. */
export function KeyMark({ name }: { name: string | null | undefined }) {
  const { t } = useWords();
  return name ? (
    <p className="mb-4">
      <Pill>{t('Written with the key {name}', { name })}</Pill>
    </p>
  ) : null;
}
