import type { ReactNode } from 'react';
import type { FillFormValues } from '#domain/fills/form-values.ts';
import { powerNames } from '#domain/fills/energy-names.ts';
import { Power } from '#domain/fills/schema.ts';
import { limits } from '#domain/limits.ts';
import { parseWholeNumber } from '#domain/language/typed-numbers.ts';
import type { CarWords } from '#domain/units/words.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import type { TextProps } from '#web/platform/forms/use-fields.ts';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';

type Detail = 'time' | 'discount' | 'socStart' | 'power' | 'notes';
type Props = {
  values: FillFormValues;
  errors: FormErrors<FillFormValues>;
  words: CarWords;
  field: (name: Detail) => TextProps;
  files: ReactNode;
  /** Opens the details so that pictures shared by another app are visible. */
  hasShared: boolean;
};

const OF_ANY: readonly Detail[] = ['time', 'discount', 'notes'];
const OF_CHARGES: readonly Detail[] = [...OF_ANY, 'socStart', 'power'];

/** Rarely used fields: collapsed while they are empty. */
export function FillDetails({ values, errors, words: { t }, field, files, hasShared }: Props) {
  const isCharge = values.energy === 'electric';
  const shown = isCharge ? OF_CHARGES : OF_ANY;
  const count = shown.filter((name) => values[name].trim() !== '').length + values.files.length;
  const [from, to] = [values.socStart, values.socEnd].map(parseWholeNumber);
  return (
    <div className="flex flex-wrap items-start gap-3">
      <Disclosure
        label={t('More details')}
        count={count}
        isOpen={count > 0}
        isNeeded={hasShared || shown.some((name) => errors[name] !== undefined)}
      >
        <div className="flex flex-col gap-4">
          <FieldPairs>
            <TextField label={t('Time')} type="time" {...field('time')} />
            <TextField
              label={t('Discount')}
              note={`(${values.currency})`}
              inputMode="decimal"
              className="tabular"
              {...field('discount')}
            />
            {isCharge && (
              <TextField
                label={t('Charged from (%)')}
                inputMode="numeric"
                className="tabular"
                {...field('socStart')}
              />
            )}
            {isCharge && (
              <Select
                label={t('Charging')}
                {...field('power')}
                options={[
                  { value: '', label: t('(Select)') },
                  ...Power.options.map((one) => ({ value: one, label: t(powerNames[one]) })),
                ]}
              />
            )}
          </FieldPairs>
          <InputWarning>
            {isCharge && from != null && to != null && from > to
              ? t('The charge ends lower than it began. Please check both percentages.')
              : undefined}
          </InputWarning>
          <TextArea label={t('Notes')} rows={2} {...field('notes')} maxLength={limits.longText} />
          <div>
            <p className="mb-1.5 text-sm font-medium">{t('Pictures and receipts')}</p>
            {files}
          </div>
        </div>
      </Disclosure>
    </div>
  );
}
