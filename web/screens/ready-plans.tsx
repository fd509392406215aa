import { limits } from '#domain/limits.ts';
import { useRef, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import type { ReminderFormValues } from '#domain/reminders/form-values.ts';
import { reminderForm } from '#domain/reminders/form.ts';
import { mileageFacts } from '#domain/mileage/estimate-rules.ts';
import { latvianPlans, offeredPlans, planValues } from '#domain/reminders/ready-plans.ts';
import { workPlans, type ReadyPlan } from '#domain/reminders/usual-work.ts';
import { repairsOf } from '#domain/repairs/repair-record.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { remindersOf } from '#domain/reminders/reminder-record.ts';
import type { Reminder } from '#domain/reminders/schema.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { withUnits } from '#domain/units/words.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRecords } from '#web/platform/records/use-records.ts';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { ReadyPlanRow } from '#web/reminders/ready-plan-row.tsx';
import { useAddPlans } from '#web/reminders/use-add-plans.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftBanner } from '#web/ui/draft-banner.tsx';
import { focusFirstInvalid } from '#web/platform/forms/focus-first-invalid.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { StickyActions } from '#web/ui/sticky-actions.tsx';
import { CarOnly, formSkeleton } from './car-only.tsx';

export function ReadyPlansScreen() {
  const { t } = useWords();
  return (
    <CarOnly title={t('Ready-made plans')} back="reminders">
      {(car) => <KnownPlans key={car.id} car={car} />}
    </CarOnly>
  );
}

const plannedOf = (records: CarRecords) => ({
  reminders: remindersOf(records),
  readings: readingsOf(records).slice(0, limits.dueReadings),
  repairs: repairsOf(records),
});

function KnownPlans({ car }: { car: Car }) {
  return (
    <Loaded query={useRecords(car.id, plannedOf)} skeleton={formSkeleton}>
      {(planned) => <Plans car={car} {...planned} />}
    </Loaded>
  );
}

type Choice = { isChosen?: boolean; values?: Partial<ReminderFormValues> };

/** Keyed by the title of the plan. */
type Choices = Record<string, Choice>;

const merge = (before: Choices, to: Choices): Choices => ({
  ...before,
  ...Object.fromEntries(
    Object.entries(to).map(([title, { values, ...choice }]) => [
      title,
      { ...before[title], ...choice, values: { ...before[title]?.values, ...values } },
    ]),
  ),
});

type Props = {
  car: Car;
  reminders: readonly Reminder[];
  readings: readonly MileageReading[];
  repairs: readonly Repair[];
};

function Plans({ car, reminders, readings, repairs }: Props) {
  const words = withUnits(useWords(), car);
  const { t } = words;
  const leaveForm = useLeaveForm();
  const form = useRef<HTMLFormElement>(null);
  const { take, isPending } = useAddPlans(car.id);
  const draft = useDraft<Choices, Choices>(`ready-plans:${car.id}`, merge, () => ({}));
  const choices = draft.state;
  const [isChecked, setChecked] = useState(false);
  // Computed once: added plans must not move the list.
  const [groups] = useState(() => [
    { title: null, plans: offeredPlans(workPlans, car, reminders, words) },
    { title: t('For Latvia'), plans: offeredPlans(latvianPlans, car, reminders, words) },
  ]);
  const all = groups.flatMap(({ plans }) => plans);
  const [first] = all.filter(({ needsDate }) => !needsDate);
  const today = deviceDay();
  // From plausible readings: the car's own mileage may be a typing error.
  const mileage = mileageFacts(readings, today)?.km ?? null;
  const isChosen = (plan: ReadyPlan) => choices[plan.title]?.isChosen ?? plan === first;
  const valuesOf = (plan: ReadyPlan) => ({
    ...planValues(plan, { today, mileage, repairs }, words),
    ...choices[plan.title]?.values,
  });
  const change = ({ title }: ReadyPlan, to: Choice) => draft.dispatch({ [title]: to });
  const chosen = all.filter(isChosen);

  const submit = async () => {
    const checked = chosen.map((plan) => ({
      key: plan.title,
      read: reminderForm.safeParse(valuesOf(plan)),
    }));
    setChecked(true);
    if (!checked.every(({ read }) => read.success)) {
      if (form.current) focusFirstInvalid(form.current);
      return;
    }
    const plans = checked.flatMap(({ key, read }) => (read.success ? [{ key, fields: read.data }] : []));
    if (!(await take(plans))) return;
    draft.forget();
    await leaveForm(href('reminders', { carId: car.id }));
  };

  if (all.length === 0) return <p>{t('The car already has every ready-made plan')}</p>;
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending && chosen.length > 0) void submit();
      }}
    >
      <DraftBanner wasRestored={draft.wasRestored} onStartOver={draft.startOver} />
      <p className="text-muted">
        {t("Usual intervals: check them against the owner's manual.")}{' '}
        {t('They count from the last such repair, or otherwise from today.')}
      </p>
      {groups
        .filter(({ plans }) => plans.length > 0)
        .map(({ title, plans }) => (
          <Section key={title} title={title ?? t('Maintenance')}>
            <ul>
              {plans.map((plan) => (
                <ReadyPlanRow
                  key={plan.title}
                  plan={plan}
                  words={words}
                  values={valuesOf(plan)}
                  hasMileage={mileage !== null}
                  isChosen={isChosen(plan)}
                  isChecked={isChecked}
                  onChoose={(to) => change(plan, { isChosen: to })}
                  onChange={(to) => change(plan, { isChosen: true, values: to })}
                />
              ))}
            </ul>
          </Section>
        ))}
      <StickyActions>
        <Button type="submit" className="grow" busy={isPending} disabled={chosen.length === 0}>
          {t('Add {n} reminders', { n: chosen.length })}
        </Button>
      </StickyActions>
    </form>
  );
}
