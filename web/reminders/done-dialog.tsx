import { useState } from 'react';
import * as z from 'zod/mini';
import { TypedMileage } from '#domain/cars/schema.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { hasDocument } from '#domain/reminders/kind-names.ts';
import { isRepeating, needsMileage, nextDue } from '#domain/reminders/next-due-rules.ts';
import { targetText } from '#domain/reminders/plan-words.ts';
import { Day, pastDay, typed } from '#domain/shapes.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/ui/use-check.ts';
import { today } from './due-list.ts';

const doneForm = (day: string, isKmNeeded: boolean) =>
  z.object({
    doneOn: pastDay(day),
    doneKm: TypedMileage.check(
      z.refine((km) => km !== null || !isKmNeeded, 'Enter the mileage as a whole number'),
    ),
    nextDate: typed(z.nullable(Day)),
  });

type Props = { due: DueReminder; onClose: () => void };

/** REM-20 to REM-24. The mileage is offered as an estimate, and counts as a reading once it was changed. */
export function DoneDialog({ due: { reminder, mileage }, onClose }: Props) {
  const words = useWords();
  const { t } = words;
  const { plan, carId } = reminder;
  const [id] = useState(newId);
  const day = today();
  const [guess] = useState(() => (plan.dueKm === null || !mileage ? '' : String(mileage.estimatedKm)));
  const isKnown = mileage !== null && mileage.readOn === day && String(mileage.km) === guess;
  const [values, setValues] = useState({ doneOn: day, doneKm: guess, nextDate: '' });
  const schema = doneForm(day, needsMileage(plan));
  const { errors, check } = useCheck(values, () => schema);
  const done = useWrite('reminders.done');
  const undo = useWrite('reminders.undo');
  const isKmEstimated = guess !== '' && values.doneKm === guess && !isKnown;
  const read = schema.safeParse(values);
  const next = read.success ? nextDue(plan, read.data) : null;

  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errorText(t, errors[name]),
    onChange: (event: { target: { value: string } }) => setValues({ ...values, [name]: event.target.value }),
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
        due: { date: plan.dueDate, km: plan.dueKm },
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
            {t('Next time: {due}', { due: targetText(next, words) })}
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
