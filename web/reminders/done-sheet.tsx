import { useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import { limits } from '#domain/limits.ts';
import {
  doneForm,
  doubtedDone,
  isOffered,
  mileageOffer,
  planAfter,
  repairValues,
  withDay,
  type TypedRepair,
} from '#domain/reminders/done-form.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { asksNextDate } from '#domain/reminders/kind-names.ts';
import { isRepeating, needsMileage } from '#domain/reminders/next-due-rules.ts';
import { targetText } from '#domain/reminders/target-text.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { Button } from '#web/ui/button.tsx';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Form } from '#web/ui/form.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/platform/forms/use-check.ts';
import { useDone } from './use-done.ts';

type Props = { due: DueReminder; last: Repair | null; onClose: () => void };

/** An offered mileage is an estimate; it counts as a reading only if it was changed. */
export function DoneSheet({ due: { reminder, mileage }, last, onClose }: Props) {
  const { plan, carId } = reminder;
  const words = useCarWords(carId);
  const { t, language } = words;
  const car = useGarage().data?.cars.find(({ id }) => id === carId);
  const done = useDone(reminder, car && carName(car), onClose);
  const day = deviceDay();
  const usualCurrency = useCarCurrency(carId);
  const [chosenCurrency, setCurrency] = useState('');
  const currency = chosenCurrency || usualCurrency;
  const [offer] = useState(() => mileageOffer(plan, mileage, day));
  const [typed, setTyped] = useState({ doneOn: day, doneKm: offer.km, nextDate: '' });
  const [typedRepair, setTypedRepair] = useState<TypedRepair>({});
  const repair = repairValues(typedRepair, reminder, last, { currency, language });
  const values = { ...typed, ...repair };
  const schema = doneForm(plan, day, repair.isRepair ? currency : null);
  const { errors, check } = useCheck(values, () => schema);
  const isKmEstimated = isOffered(values, offer);
  const read = schema.safeParse(values);
  const next = read.success ? planAfter(reminder, done.input({ ...read.data, isKmEstimated })) : null;
  const writer = done.writer(repair.isRepair, values.doneOn);
  const isGuess = asksNextDate(reminder) && !values.nextDate;
  const hint = useMileageHint(carId, values.doneKm, writer);
  const doubts = useDoubts(carId, writer, { date: 'doneOn', mileage: 'doneKm' });
  const costs = (useRecords(carId, repairsOf).data ?? []).slice(0, limits.listChunk);

  const field = useFields(values, errors, ({ doneOn, ...to }) =>
    setTyped(doneOn === undefined ? { ...typed, ...to } : withDay(typed, doneOn, offer)),
  );
  const repairField = useFields(repair, errors, (to) => setTypedRepair({ ...typedRepair, ...to }));

  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    const typedDone = { ...checked.data, isKmEstimated };
    const entry = doubtedDone(typedDone, typedDone.repair);
    if (!(await doubts.accept(entry, { costs }, form))) return;
    if (await done.save(typedDone)) await doubts.followNewCount(entry, null);
  };

  return (
    <Sheet
      open
      onClose={() => !done.isPending && onClose()}
      title={t('"{name}"', { name: reminder.title })}
      description={[car && carName(car), t('When was it done?')].filter(Boolean).join(' · ')}
      closeLabel={t('Close')}
    >
      <Form busy={done.isPending} className="flex flex-col gap-4 pt-2" onSubmit={submit}>
        <TextField label={t('Date')} type="date" max={day} {...field('doneOn')} />
        <DistanceField
          label="mileage"
          unit={words.units.distanceUnit}
          note={needsMileage(plan) ? undefined : t('(optional)')}
          hint={isKmEstimated ? t('An estimate from earlier readings: please check it') : undefined}
          {...field('doneKm')}
        />
        <InputWarning>{hint}</InputWarning>
        {asksNextDate(reminder) && (
          <TextField
            label={t('Valid until (as shown on the new document)')}
            note={t('(optional)')}
            type="date"
            hint={isRepeating(plan) ? undefined : t('Without a new date, the reminder ends.')}
            {...field('nextDate')}
          />
        )}
        <FieldPairs>
          <TextField
            label={t('Cost')}
            note={`(${currency})`}
            inputMode="decimal"
            className="tabular"
            {...repairField('cost')}
          />
          <CurrencySelect value={currency} onChange={({ target }) => setCurrency(target.value)} />
        </FieldPairs>
        <Switch
          label={t('Add to the service records')}
          checked={repair.isRepair}
          onChange={(isRepair) =>
            setTypedRepair({ ...typedRepair, isRepair, cost: isRepair ? typedRepair.cost : undefined })
          }
        />
        {repair.isRepair && (
          <>
            <TextField label={t('Title')} {...repairField('title')} maxLength={limits.issueTitleWhole} />
            <TextField
              label={t('Garage')}
              note={t('(optional)')}
              {...repairField('garageName')}
              maxLength={limits.shortText}
            />
          </>
        )}
        {next && (
          <p className="text-muted tabular text-sm">
            {t(
              isGuess ? 'Next time, unless the new document names another date: {due}' : 'Next time: {due}',
              {
                due: targetText(next, words, isKmEstimated && plan.base === 'done'),
              },
            )}
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
      </Form>
      <DoubtDialog question={doubts.question} units={words.units} />
    </Sheet>
  );
}
