import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Issue } from '#domain/issues/schema.ts';
import { stepsBackTo } from '#web/platform/history-trail.ts';
import { carAddresses, href } from '#web/platform/hrefs.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { undoAction, useRemoval } from '#web/platform/forms/use-removal.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

export function DeleteIssue({ issue }: { issue: Issue }) {
  const { t } = useWords();
  const leave = useLeaveForm();
  const [asking, setAsking] = useState(false);
  const removal = useRemoval('issues.delete');
  const remove = async () => {
    try {
      const undo = await removal.remove({ carId: issue.carId, issueId: issue.id });
      showToast({ title: t('Problem deleted'), ...undoAction(t, undo) });
      const ofCar = carAddresses(href('history', { carId: issue.carId }));
      await leave(ofCar.find((page) => stepsBackTo(page) !== null) ?? href('reports'));
    } catch (error) {
      console.warn('The issue could not be deleted', error);
      setAsking(false);
      showError(t);
    }
  };
  return (
    <>
      <Button
        variant="danger"
        wide
        icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
        onClick={() => setAsking(true)}
      >
        {t('Delete log')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('Delete "{name}"?', { name: issue.title })}
        text={t('Are you sure you want to delete this problem?')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={removal.busy}
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
