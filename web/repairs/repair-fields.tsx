import type { ReactNode } from 'react';
import { limits } from '#domain/limits.ts';
import type { RepairFormValues } from '#domain/repairs/form-values.ts';
import { kindNames } from '#domain/repairs/kind-names.ts';
import { RepairKind } from '#domain/repairs/schema.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useWords } from '#web/platform/language/language.ts';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { Suggestions } from '#web/ui/suggestions.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Props = {
  values: RepairFormValues;
  errors: FormErrors<RepairFormValues>;
  /** Of the car, unless another was chosen. */
  usualCurrency: string;
  mileageHint?: string | undefined;
  unit: DistanceUnit;
  /** Most likely first. */
  suggestions: { titles: readonly string[]; shops: readonly string[] };
  onChange: (to: Partial<RepairFormValues>) => void;
  receipts: ReactNode;
  links: ReactNode;
};

export function RepairFields(props: Props) {
  const { values, errors, usualCurrency, mileageHint, unit, suggestions, onChange, receipts, links } = props;
  const { t } = useWords();
  const field = useFields(values, errors, onChange);
  const currency = values.currency || usualCurrency;
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('Title')}
        {...field('title')}
        maxLength={limits.issueTitleWhole}
        autoComplete="off"
        list="repair-titles"
      />
      <Suggestions id="repair-titles" texts={suggestions.titles} />
      <FieldPairs>
        <TextField label={t('Repair date')} type="date" {...field('date')} />
        <Select
          label={t('Kind')}
          {...field('kind')}
          options={[
            { value: '', label: t('(Select)') },
            ...RepairKind.options.map((kind) => ({ value: kind, label: t(kindNames[kind]) })),
          ]}
        />
        <TextField
          label={t('Cost')}
          note={`(${currency})`}
          inputMode="decimal"
          className="tabular"
          {...field('cost')}
        />
        <CurrencySelect {...field('currency')} value={currency} />
        {(['parts', 'labor'] as const).map((name) => (
          <TextField
            key={name}
            label={t(name === 'parts' ? 'Parts' : 'Labor')}
            note={`(${currency})`}
            inputMode="decimal"
            className="tabular"
            {...field(name)}
          />
        ))}
        <DistanceField label="mileage" unit={unit} {...field('mileage')} />
      </FieldPairs>
      <InputWarning>{mileageHint}</InputWarning>
      <TextField
        label={t('Garage')}
        {...field('garageName')}
        maxLength={limits.shortText}
        autoComplete="off"
        list="repair-shops"
      />
      <Suggestions id="repair-shops" texts={suggestions.shops} />
      <TextField label={t('Mechanic')} {...field('mechanicName')} maxLength={limits.shortText} />
      <TextArea label={t('Description')} rows={3} {...field('description')} maxLength={limits.longText} />
      {receipts}
      {links}
    </div>
  );
}
