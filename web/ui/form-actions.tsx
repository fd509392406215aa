import type { Submission } from '#web/platform/forms/use-submission.ts';
import type { ReactNode } from 'react';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { DeleteAction, type Deletion } from './delete-action.tsx';

type Props = {
  busy: Submission | null;
  saveLabel: string;
  onCancel: () => void;
  /** Null for a new record. */
  deletion: Deletion | null;
  /** Of a stored record. */
  more?: ReactNode;
};

export function FormActions({ busy, saveLabel, onCancel, deletion, more }: Props) {
  const { t } = useWords();
  return (
    <>
      <div className="wide:flex-row-reverse mt-6 flex flex-col gap-3">
        <Button type="submit" className="wide:grow" busy={busy === 'saving'} disabled={busy !== null}>
          {busy === 'saving' ? t('Saving...') : saveLabel}
        </Button>
        <Button variant="secondary" disabled={busy !== null} onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </div>
      {more}
      {deletion && <DeleteAction {...deletion} busy={busy} />}
    </>
  );
}
