import { fieldName, valueText, type EditProcedure, type ValueContext } from '#domain/field-words.ts';
import type { Id } from '#domain/ids.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import type { Conflict } from '#web/platform/forms/use-edit.ts';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

type Props = Conflict & { procedure: EditProcedure; carId: Id | null; known?: ValueContext };

export function ConflictPanel({ clashes, decide, procedure, carId, known }: Props) {
  const words = useCarWords(carId);
  const { t } = words;
  const side = (label: string, field: string, value: unknown) => (
    <dd className="border-line rounded-small mt-2 border p-3">
      <span className="text-muted block text-sm">{label}</span>
      <span className="whitespace-pre-line">{valueText(procedure, field, value, words, known) || '–'}</span>
    </dd>
  );
  return (
    <Sheet open title={t('This record was changed on another device')}>
      <dl className="flex flex-col gap-4">
        {clashes.map(({ field, mine, theirs }) => (
          <div key={field}>
            <dt className="font-medium">{fieldName(procedure, field, words)}</dt>
            {side(t('My version'), field, mine)}
            {side(t('The other version'), field, theirs)}
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
