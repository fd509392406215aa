import { useState } from 'react';
import type { Phrase } from '#domain/language/words.ts';
import { isPeriodValid, periodChoices, type PeriodChoice } from '#domain/reports/report-period-rules.ts';
import type { ReportOrder } from '#domain/reports/schema.ts';
import { SHOWN_BY_LINK } from '#domain/share/texts.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useRead } from '#web/platform/reads/query.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { LINK_HOURS, type ReportValues } from './report-values.ts';

const periodNames: Record<PeriodChoice, Phrase> = {
  all: 'All records',
  year: 'Last 12 months',
  thisYear: 'This Year',
  dates: 'Choose dates',
};

type Props = {
  values: ReportValues;
  failure: Phrase | null;
  /** After returning from a started report, the submit button gets the focus. */
  hasStarted: boolean;
  onChange: (values: ReportValues) => void;
  onMake: () => void;
};

export function ReportOptions({ values, failure, hasStarted, onChange, onMake }: Props) {
  const { t } = useWords();
  const settings = useRead('settings.read');
  const [checked, setChecked] = useState(false);
  const set = (changes: Partial<ReportValues>) => onChange({ ...values, ...changes });
  const valid = isPeriodValid(values.period, values);
  const inclusions: [keyof ReportOrder['include'], Phrase][] = [
    ['costs', 'Costs'],
    ['vin', 'VIN'],
    ['pictures', 'Pictures'],
    ['notes', 'Notes'],
    ['due', 'Reminders'],
  ];
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (valid) onMake();
      }}
    >
      {failure && <Alert>{t(failure)}</Alert>}
      <Select
        label={t('Period')}
        value={values.period}
        options={periodChoices.map((value) => ({ value, label: t(periodNames[value]) }))}
        onChange={({ target }) => set({ period: target.value as PeriodChoice })}
      />
      {values.period === 'dates' && (
        <div className="grid grid-cols-1 gap-3 min-[24rem]:grid-cols-2">
          <TextField
            type="date"
            label={t('Date from')}
            value={values.from}
            error={checked && !valid ? t('The start date is after the end date.') : undefined}
            onChange={({ target }) => set({ from: target.value })}
          />
          <TextField
            type="date"
            label={t('Date to')}
            value={values.to}
            onChange={({ target }) => set({ to: target.value })}
          />
        </div>
      )}
      <Select
        label={t('Language')}
        value={values.language}
        options={[
          { value: 'en', label: 'English' },
          { value: 'lv', label: 'Latviešu' },
        ]}
        onChange={({ target }) => set({ language: target.value as ReportValues['language'] })}
      />
      <fieldset>
        <legend className="font-medium">{t('What to include')}</legend>
        <div className="grid grid-cols-2 gap-x-4">
          {inclusions.map(([name, phrase]) => (
            <Checkbox
              key={name}
              label={t(phrase)}
              checked={values[name]}
              onChange={({ target }) => set({ [name]: target.checked })}
            />
          ))}
        </div>
        {settings.data?.mechanicSharingEnabled && (
          <Checkbox
            label={t('Link to a page about the car, for viewing only')}
            checked={values.linkHours !== null}
            onChange={({ target }) => set({ linkHours: target.checked ? (LINK_HOURS[0] ?? null) : null })}
          />
        )}
      </fieldset>
      {values.linkHours !== null && (
        <Select
          label={t('Valid for')}
          hint={t(SHOWN_BY_LINK)}
          value={String(values.linkHours)}
          options={LINK_HOURS.map((hours) => ({
            value: String(hours),
            label: hours <= 24 ? t('{n} hours', { n: hours }) : t('{n} days', { n: hours / 24 }),
          }))}
          onChange={({ target }) => set({ linkHours: Number(target.value) })}
        />
      )}
      <Button {...(hasStarted && { ref: focusOnMount })} type="submit" wide>
        {failure ? t('Retry') : t('Create report')}
      </Button>
    </form>
  );
}
