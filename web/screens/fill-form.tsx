import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { fillForm } from '#domain/fills/form.ts';
import { fillFormValues, newFillValues, type FillFormValues } from '#domain/fills/form-values.ts';
import type { Energy, Fill } from '#domain/fills/schema.ts';
import type { Id } from '#domain/ids.ts';
import { FillFields } from '#web/fills/fill-fields.tsx';
import { useFillWrite } from '#web/fills/use-fill-write.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { useCheck } from '#web/ui/use-check.ts';

/** `seen` is the fill-up as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = { id: Id; seen: Fill | null; values: FillFormValues };
type Change = Partial<FillFormValues> & { id?: Id };

const change = (draft: Draft, { id = draft.id, ...to }: Change): Draft => ({
  id,
  seen: draft.seen,
  values: { ...draft.values, ...to },
});

type Props = {
  carId: Id;
  fill: Fill | null;
  /** What was filled last, if known. */
  last?: Fill | undefined;
  usual: { energy: Energy; currency: string };
};

export function FillForm({ carId, fill, last, usual }: Props) {
  const { t, language } = useWords();
  const leaveForm = useLeaveForm();
  const write = useFillWrite(carId);
  const removal = useRemoval('fills.delete');
  const key = fill ? `edit-fill:${fill.id}` : `new-fill:${carId}`;
  const draft = useDraft<Draft, Change>(key, change, () => ({
    id: fill?.id ?? newId(),
    seen: fill,
    values: fill ? fillFormValues(fill, language) : newFillValues(deviceDay(), usual, last),
  }));
  const { id, seen, values } = draft.state;
  const { errors, check } = useCheck(values, () => fillForm(values.currency, deviceDay()));
  const [busy, setBusy] = useState<'saving' | 'deleting' | null>(null);
  const [asking, setAsking] = useState(false);
  const mileageHint = useMileageHint(carId, values.km, { source: 'fill', sourceId: id, date: values.date });

  const leave = async (title?: string) => {
    draft.forget();
    if (title) notify({ title });
    await leaveForm(href('fills', { carId }));
  };
  const failed = (error: unknown) => {
    console.warn('The fill-up could not be saved', error);
    setBusy(null);
    notifyError(t, 'Could not save. Please try again.');
  };
  const save = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    setBusy('saving');
    try {
      const { isGivenUp } = seen
        ? await write.change(seen, checked.data)
        : await write.add(id, checked.data, {
            attempts: draft.attempts,
            onRenamed: (renamed) => draft.dispatch({ id: renamed }),
          });
      await leave(t(isGivenUp ? 'The other version was kept' : 'Fill-up saved'));
    } catch (error) {
      failed(error);
    }
  };
  const remove = async () => {
    setBusy('deleting');
    try {
      await removal.remove({ carId, fillId: id });
      await leave(t('Fill-up deleted'));
    } catch (error) {
      failed(error);
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save(event.currentTarget);
      }}
    >
      <DraftNotice wasRestored={draft.wasRestored} onStartOver={draft.startOver} />
      <FillFields values={values} errors={errors} mileageHint={mileageHint} onChange={draft.dispatch} />
      <div className="wide:flex-row-reverse mt-6 flex flex-col gap-3">
        <Button type="submit" className="wide:grow" busy={busy === 'saving'} disabled={busy !== null}>
          {busy === 'saving' ? t('Saving...') : t('Save fill-up')}
        </Button>
        <Button variant="secondary" disabled={busy !== null} onClick={() => void leave()}>
          {t('Cancel')}
        </Button>
      </div>
      {fill && (
        <Button
          variant="danger"
          wide
          className="mt-8"
          disabled={busy !== null}
          icon={<Trash2 aria-hidden="true" strokeWidth={1.75} className="size-5" />}
          onClick={() => setAsking(true)}
        >
          {t('Delete fill-up')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        title={t('Delete fill-up')}
        text={t('Delete this fill-up? Its mileage reading goes with it.')}
        confirmLabel={t('Delete')}
        cancelLabel={t('Cancel')}
        destructive
        busy={busy === 'deleting'}
        onConfirm={() => void remove().then(() => setAsking(false))}
        onCancel={() => setAsking(false)}
      />
      <ConflictDialog conflict={write.conflict} procedure="fills.edit" />
    </form>
  );
}
