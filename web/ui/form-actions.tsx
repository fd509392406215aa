import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Submission } from '#web/platform/forms/use-submission.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

type Props = {
  busy: Submission | null;
  saveLabel: string;
  onCancel: () => void;
  /** Null for a new record. */
  deletion: { label: string; question: string; onDelete: () => Promise<void> } | null;
};

/** The end of the form of a record. */
export function FormActions({ busy, saveLabel, onCancel, deletion }: Props) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
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
      {deletion && (
        <>
          <Button
            variant="danger"
            wide
            className="mt-8"
            disabled={busy !== null}
            icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
            onClick={() => setAsking(true)}
          >
            {deletion.label}
          </Button>
          <ConfirmDialog
            open={asking}
            title={deletion.label}
            text={deletion.question}
            confirmLabel={t('Delete')}
            cancelLabel={t('Cancel')}
            destructive
            busy={busy === 'deleting'}
            onConfirm={() => void deletion.onDelete().then(() => setAsking(false))}
            onCancel={() => setAsking(false)}
          />
        </>
      )}
    </>
  );
}
