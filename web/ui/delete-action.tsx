import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Submission } from '#web/platform/forms/use-submission.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';

export type Deletion = {
  label: string;
  /** Of the record. */ name: string;
  question: string;
  onDelete: () => Promise<void>;
};

/** At the end of a record; asks for confirmation. */
export function DeleteAction({
  label,
  name,
  question,
  onDelete,
  busy,
}: Deletion & { busy: Submission | null }) {
  const { t } = useWords();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        wide
        className="mt-8"
        disabled={busy !== null}
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Delete "{name}"?', { name })}
        text={question}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy === 'deleting'}
        onConfirm={() => void onDelete().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
