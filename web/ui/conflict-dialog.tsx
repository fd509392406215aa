import { useWords } from '#web/platform/language/language.ts';
import type { Conflict } from '#web/platform/forms/use-edit.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

type Props = {
  conflict: Conflict | null;
  nameOf: (field: string) => string;
  textOf: (field: string, value: unknown) => string;
};

/** Shows both versions of fields changed in two places (D104). */
export function ConflictDialog({ conflict, nameOf, textOf }: Props) {
  const { t } = useWords();
  if (!conflict) return null;
  const { clashes, decide } = conflict;
  const side = (label: string, text: string) => (
    <dd className="border-line rounded-small mt-2 border p-3">
      <span className="text-muted block text-sm">{label}</span>
      <span className="whitespace-pre-line">{text || '–'}</span>
    </dd>
  );
  return (
    <Sheet
      open
      title={t('This record was changed on another device')}
      closeLabel={t('Keep the other version')}
      onClose={() => decide('theirs')}
    >
      <dl className="flex flex-col gap-4">
        {clashes.map(({ field, mine, theirs }) => (
          <div key={field}>
            <dt className="font-medium">{nameOf(field)}</dt>
            {side(t('My version'), textOf(field, mine))}
            {side(t('The other version'), textOf(field, theirs))}
          </div>
        ))}
      </dl>
      <div className="wide:flex-row wide:justify-end mt-5 flex flex-col gap-3">
        <Button variant="secondary" onClick={() => decide('theirs')}>
          {t('Keep the other version')}
        </Button>
        <Button onClick={() => decide('mine')}>{t('Keep my version')}</Button>
      </div>
    </Sheet>
  );
}
