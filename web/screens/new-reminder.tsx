import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { emptyReminderForm, type ReminderFormValues } from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { reminderKindNames } from '#domain/reminders/kind-names.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { ReminderFields } from '#web/reminders/reminder-fields.tsx';
import { useAddReminder } from '#web/reminders/use-add-reminder.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useCheck } from '#web/ui/use-check.ts';
import { CarOnly } from './car-only.tsx';

export function NewReminderScreen() {
  const { t } = useWords();
  return (
    <CarOnly
      title={t('New reminder')}
      back="reminders"
      hideNavigation
      skeleton={<Skeleton className="h-96" />}
    >
      {(car) => <Form key={car.id} car={car} />}
    </CarOnly>
  );
}

type Draft = { id: Id; values: ReminderFormValues };
type Change = Partial<ReminderFormValues> & { id?: Id };

const change = (draft: Draft, { id = draft.id, ...to }: Change): Draft => ({
  id,
  values: { ...draft.values, ...to },
});

function Form({ car }: { car: Car }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const add = useAddReminder(car.id);
  const draft = useDraft<Draft, Change>(`new-reminder:${car.id}`, change, () => ({
    id: newId(),
    values: { ...emptyReminderForm, title: t(reminderKindNames[emptyReminderForm.kind]) },
  }));
  const { id, values } = draft.state;
  const { errors, check } = useCheck(values, () => reminderForm);
  const [busy, setBusy] = useState(false);

  const leave = async () => {
    draft.forget();
    await navigate(href('reminders', { carId: car.id }), { replace: true });
  };
  const save = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    setBusy(true);
    try {
      await add(id, checked.data, {
        attempts: draft.attempts,
        onRenamed: (renamed) => draft.dispatch({ id: renamed }),
      });
      notify({ title: t('Reminder saved') });
      await leave();
    } catch (error) {
      console.warn('The reminder could not be saved', error);
      setBusy(false);
      notifyError(t, 'Could not save. Please try again.');
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
      <ReminderFields values={values} errors={errors} onChange={draft.dispatch} />
      <div className="wide:flex-row-reverse mt-6 flex flex-col gap-3">
        <Button type="submit" className="wide:grow" busy={busy}>
          {busy ? t('Saving...') : t('Save reminder')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={() => void leave()}>
          {t('Cancel')}
        </Button>
      </div>
    </form>
  );
}
