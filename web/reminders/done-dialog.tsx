import { useState } from 'react';
import { doneForm, isOffered, mileageOffer, planAfter, withDay } from '#domain/reminders/done-form.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { hasDocument } from '#domain/reminders/kind-names.ts';
import { isRepeating, needsMileage } from '#domain/reminders/next-due-rules.ts';
import { targetText } from '#domain/reminders/plan-words.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/ui/use-check.ts';

type Props = { due: DueReminder; onClose: () => void };

/** REM-20 to REM-24. The mileage is offered as an estimate, and counts as a reading once it was changed. */
export function DoneDialog({ due: { reminder, mileage }, onClose }: Props) {
  const words = useWords();
  const { t } = words;
  const { plan, carId } = reminder;
  const [id] = useState(newId);
  const day = deviceDay();
  const [offer] = useState(() => mileageOffer(plan, mileage, day));
  const [values, setValues] = useState({ doneOn: day, doneKm: offer.km, nextDate: '' });
  const schema = doneForm(plan, day);
  const { errors, check } = useCheck(values, () => schema);
  const done = useWrite('reminders.done');
  const undo = useWrite('reminders.undo');
  const isKmEstimated = isOffered(values, offer);
  const read = schema.safeParse(values);
  const due = { date: plan.dueDate, km: plan.dueKm };
  const next = read.success ? planAfter(reminder, { ...read.data, id, isKmEstimated, due }) : null;
  const hint = useMileageHint(carId, values.doneKm, {
    source: 'reminder',
    sourceId: id,
    date: values.doneOn,
  });

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errorText(t, errors[name]),
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      setValues(name === 'doneOn' ? withDay(values, value, offer) : { ...values, [name]: value }),
  });

  const takeBack = () =>
    undo.mutateAsync({ carId, reminderId: reminder.id, completionId: id }).catch((error: unknown) => {
      console.warn('The completion could not be undone', error);
      notifyError(t);
    });

  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    try {
      await done.mutateAsync({
        carId,
        reminderId: reminder.id,
        id,
        ...checked.data,
        isKmEstimated,
        due,
      });
    } catch (error) {
      console.warn('The reminder could not be marked as done', error);
      return notifyError(t, 'Could not save. Please try again.');
    }
    onClose();
    notify({
      title: t('Reminder marked as done'),
      action: { label: t('Undo'), run: () => void takeBack() },
    });
  };

  return (
    <Sheet
      open
      onClose={() => !done.isPending && onClose()}
      title={t('"{name}"', { name: reminder.title })}
      description={t('When was it done?')}
      closeLabel={t('Close')}
    >
      <form
        noValidate
        className="flex flex-col gap-4 pt-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (!done.isPending) void submit(event.currentTarget);
        }}
      >
        <TextField label={t('Date')} type="date" max={day} {...field('doneOn')} />
        <TextField
          label={t('Mileage (km)')}
          note={needsMileage(plan) ? undefined : t('(optional)')}
          hint={isKmEstimated ? t('An estimate from earlier readings: please check it') : undefined}
          inputMode="numeric"
          className="tabular"
          {...field('doneKm')}
        />
        <InputWarning>{hint}</InputWarning>
        {plan.dueDate !== null && isRepeating(plan) && hasDocument(reminder.kind) && (
          <TextField
            label={t('Valid until, as on the new document')}
            note={t('(optional)')}
            type="date"
            {...field('nextDate')}
          />
        )}
        {next && (
          <p className="text-muted tabular text-sm">
            {t('Next time: {due}', { due: targetText(next, words, isKmEstimated && plan.base === 'done') })}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={done.isPending} onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" busy={done.isPending}>
            {done.isPending ? t('Saving...') : t('Mark as done')}
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
