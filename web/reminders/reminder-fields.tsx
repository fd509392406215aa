import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import type { ReminderFormValues } from '#domain/reminders/form-values.ts';
import { nextYearDay } from '#domain/reminders/next-day-rules.ts';
import { reminderKindNames, usualBase } from '#domain/reminders/kind-names.ts';
import { RepeatUnit, type ReminderKind } from '#domain/reminders/schema.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { LEAD_KM } from '#domain/reminders/usual-leads.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { YearDaysField } from './year-days-field.tsx';

type Props = {
  values: ReminderFormValues;
  errors: FormErrors<ReminderFormValues>;
  unit: DistanceUnit;
  kinds: readonly ReminderKind[];
  /** Shown below 'Repeats' while there is no interval. */
  proposal: ReactNode;
  /** By what words of the title; null leaves the kind. */
  kindOf: ((title: string) => ReminderKind) | null;
  onChange: (to: Partial<ReminderFormValues>) => void;
};

const unitNames: Record<RepeatUnit, Phrase> = { day: 'Days', week: 'Weeks', month: 'Months', year: 'Years' };

export function ReminderFields({ values, errors, unit, kinds, proposal, kindOf, onChange }: Props) {
  const { t } = useWords();
  const { yearDays = [] } = values;
  const field = useFields(values, errors, onChange);
  const number = (name: 'repeatEvery' | 'leadDays') => ({
    inputMode: 'numeric' as const,
    className: 'tabular',
    ...field(name),
  });
  const chooseKind = (kind: ReminderKind) => {
    const isNamedByKind = values.title === '' || values.title === t(reminderKindNames[values.kind]);
    onChange({ kind, ...(isNamedByKind && kind !== 'other' && { title: t(reminderKindNames[kind]) }) });
  };
  // A kind that was chosen stays.
  const typeTitle = (title: string) =>
    onChange({ title, ...(kindOf && kindOf(values.title) === values.kind && { kind: kindOf(title) }) });
  const hasInterval = values.repeatEvery !== '' || values.repeatKm !== '' || yearDays.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('Title')}
        {...field('title')}
        onChange={(event) => typeTitle(event.target.value)}
        maxLength={limits.shortText}
      />
      <Select
        label={t('Kind')}
        name="kind"
        value={values.kind}
        onChange={(event) => chooseKind(event.target.value as ReminderKind)}
        options={kinds.map((kind) => ({ value: kind, label: t(reminderKindNames[kind]) }))}
      />
      <fieldset>
        <legend className="mb-2 font-semibold">
          {t('Due on a date or at a mileage, whichever comes first')}
        </legend>
        <FieldPairs>
          <TextField label={t('Date')} type="date" {...field('dueDate')} />
          <DistanceField label="mileage" unit={unit} {...field('dueKm')} />
        </FieldPairs>
      </fieldset>
      <Switch label={t('Repeats')} checked={values.repeats} onChange={(repeats) => onChange({ repeats })} />
      {!hasInterval && proposal}
      {values.repeats && (
        <>
          <FieldPairs>
            {yearDays.length === 0 && (
              <>
                <TextField label={t('Every')} {...number('repeatEvery')} />
                <Select
                  label={t('Unit')}
                  {...field('repeatUnit')}
                  options={RepeatUnit.options.map((one) => ({ value: one, label: t(unitNames[one]) }))}
                />
              </>
            )}
            <DistanceField label="every" unit={unit} {...field('repeatKm')} />
          </FieldPairs>
          <YearDaysField
            days={yearDays}
            onChange={(days) =>
              onChange({
                yearDays: days,
                ...(days.length > 0 && { dueDate: nextYearDay(days, deviceDay()), repeatEvery: '' }),
              })
            }
          />
          {(yearDays.length === 0 || values.repeatKm !== '') && (
            <Select
              label={t('Count the next one from')}
              {...field('base')}
              value={values.base || usualBase(values.kind)}
              options={[
                { value: 'done', label: t('when it was done') },
                { value: 'due', label: t('when it was due') },
              ]}
            />
          )}
        </>
      )}
      <fieldset>
        <legend className="mb-2 font-semibold">{t('Advance notice')}</legend>
        <FieldPairs>
          <TextField label={t('Days')} placeholder="30" {...number('leadDays')} />
          <DistanceField label="distance" unit={unit} placeholder={LEAD_KM} {...field('leadKm')} />
        </FieldPairs>
      </fieldset>
      <TextArea
        label={t('Notes')}
        note={t('(optional)')}
        rows={3}
        {...field('notes')}
        maxLength={limits.longText}
      />
    </div>
  );
}
