import { Plus, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { formatDay } from '#domain/language/format.ts';
import { useWords } from '#web/platform/language/language.ts';
import { removeWithUndo, undoAction } from '#web/platform/forms/use-removal.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { lazyDialog } from '#web/ui/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { useFocusAfterRemoval } from '#web/ui/focus-after-removal.ts';
import { IconButton } from '#web/ui/icon-button.tsx';

const RecurrenceDialog = lazyDialog(() =>
  import('./recurrence-dialog.tsx').then((file) => file.RecurrenceDialog),
);

export function RecurrenceList({ issue }: { issue: Issue }) {
  const { t, language } = useWords();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Issue['recurrences'][number] | null>(null);
  const [busy, setBusy] = useState(false);
  const heading = useFocusAfterRemoval<HTMLHeadingElement>(issue.recurrences.length);
  const remove = async (recurrenceId: Id) => {
    setBusy(true);
    try {
      const key = { carId: issue.carId, issueId: issue.id, recurrenceId };
      const undo = await removeWithUndo('recurrences.delete', key);
      showToast({ title: t('Recurrence removed'), ...undoAction(t, undo) });
    } catch (error) {
      console.warn('The recurrence could not be removed', error);
      showError(t);
    }
    setBusy(false);
    setRemoving(null);
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {t('Recurrences')}
      </h2>
      {issue.recurrences.length === 0 && <p className="text-muted mt-1">{t('No recurrences yet')}</p>}
      <ul className="mt-1">
        {issue.recurrences.toReversed().map((recurrence) => (
          <li key={recurrence.id} className="border-line flex items-center gap-2 border-b last:border-b-0">
            <div className="min-w-0 grow py-2">
              <p className="tabular font-medium">{formatDay(recurrence.date, language)}</p>
              {recurrence.notes && (
                <p className="text-muted text-sm whitespace-pre-line">{recurrence.notes}</p>
              )}
            </div>
            <IconButton
              label={`${t('Remove recurrence')}: ${formatDay(recurrence.date, language)}`}
              icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="text-muted size-4.5" />}
              onClick={() => setRemoving(recurrence)}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="quiet"
        size="small"
        className="-ml-4"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setAdding(true)}
      >
        {t('Add Recurrence')}
      </Button>
      {adding && (
        <Suspense>
          <RecurrenceDialog carId={issue.carId} issue={issue} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        title={t('Remove this recurrence?')}
        text={removing ? formatDay(removing.date, language) : ''}
        confirmLabel={t('Remove')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy}
        onConfirm={() => removing && void remove(removing.id)}
        onCancel={() => setRemoving(null)}
      />
    </section>
  );
}
