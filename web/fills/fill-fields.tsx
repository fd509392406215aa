import type { ReactNode } from 'react';
import { energyNames } from '#domain/fills/energy-names.ts';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { sizeOf } from '#domain/fills/fill-units.ts';
import { amountText, fillUnitText } from '#domain/fills/fill-words.ts';
import { priceHints } from '#domain/fills/form.ts';
import { isUsuallyFull, type FillFormValues } from '#domain/fills/form-values.ts';
import { typedUnitOf } from '#domain/fills/price-text.ts';
import { Energy } from '#domain/fills/schema.ts';
import { formatMoney } from '#domain/language/format.ts';
import { formatUnitPrice } from '#domain/language/plot-format.ts';
import { decimalSign } from '#domain/language/typed-numbers.ts';
import { limits } from '#domain/limits.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { markedText, volumeField, volumePriceField, withVolumeUnitOf } from '#domain/units/typed.ts';
import { formatDistance, type CarWords } from '#domain/units/words.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { Select } from '#web/ui/select.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { FillDetails } from './fill-details.tsx';

type Props = {
  values: FillFormValues;
  errors: FormErrors<FillFormValues>;
  words: CarWords;
  mileageHint: string | undefined;
  /** Estimate in km, if there is one. */
  mileageGuess: number | null;
  /** Field text; '' for none. */
  offeredPrice: string;
  onChange: (to: Partial<FillFormValues>) => void;
  files: ReactNode;
  hasSharedFiles: boolean;
};

export function FillFields(props: Props) {
  const { values, errors, words, mileageHint, mileageGuess, offeredPrice, onChange } = props;
  const { t, language, units } = words;
  const { energy, currency } = values;
  const texts = entryTexts(energy);
  const unit = fillUnitText(energy, words);
  const volumeUnit = typedUnitOf(energy, units);
  const sign = decimalSign(language);
  const field = useFields(values, errors, onChange);
  const decimal = (name: 'amount' | 'price' | 'total') => ({
    inputMode: 'decimal' as const,
    className: 'tabular',
    ...field(name),
  });
  const measured = (name: 'amount' | 'price', show: typeof volumeField) => ({
    ...decimal(name),
    value: show(values[name], volumeUnit, sign),
    onChange: (event: { target: { value: string } }) =>
      onChange({ [name]: markedText(event.target.value, volumeUnit) }),
  });
  const lastTime = values.station.trim() ? 'Same as last time here' : 'Same as last time';
  const { amount, price, total, contradicts } = priceHints(values);
  const money = (value: number) => formatMoney({ minor: toMinor(value, currency), currency }, language);
  const computed = [
    amount !== null &&
      t('The amount is {value}', { value: amountText(energy, Math.round(amount * 1000), words) }),
    price !== null &&
      t('The price is {value}', {
        value: formatUnitPrice(
          { minor: price * sizeOf(volumeUnit) * toMinor(1, currency), currency },
          language,
        ),
      }),
    total !== null && t('The total is {value}', { value: money(total) }),
  ].find((one) => one !== false);
  return (
    <div className="flex flex-col gap-4">
      <FieldPairs>
        <TextField label={t('Amount ({unit})', { unit })} {...measured('amount', volumeField)} />
        <TextField label={t('Total')} note={`(${currency})`} {...decimal('total')} />
        <TextField
          label={t('Price per {unit}', { unit })}
          hint={values.price !== '' && values.price === offeredPrice ? t(lastTime) : undefined}
          {...measured('price', volumePriceField)}
        />
        <DistanceField
          label="mileage"
          unit={units.distanceUnit}
          placeholder={mileageGuess}
          hint={
            mileageGuess === null
              ? undefined
              : t('Probably about {km} by now', { km: formatDistance(mileageGuess, words) })
          }
          {...field('km')}
        />
      </FieldPairs>
      <InputWarning>
        {contradicts === null
          ? undefined
          : t('At this price, the total would be {value}. Please check the three numbers.', {
              value: money(contradicts),
            })}
      </InputWarning>
      <p role="status" className="text-muted tabular -mt-2 text-sm empty:hidden">
        {computed}
      </p>
      <InputWarning>{mileageHint}</InputWarning>
      {energy === 'electric' && (
        <FieldPairs>
          <TextField
            label={t('Charged to (%)')}
            hint={t('Consumption is calculated from it')}
            inputMode="numeric"
            className="tabular"
            {...field('socEnd')}
          />
        </FieldPairs>
      )}
      <Checkbox
        label={t(texts.isFull)}
        checked={values.isFull}
        onChange={(event) => onChange({ isFull: event.target.checked })}
      />
      <Checkbox
        label={t(texts.isMissedBefore)}
        checked={values.isMissedBefore}
        onChange={(event) => onChange({ isMissedBefore: event.target.checked })}
      />
      <FieldPairs>
        <Select
          label={t(texts.energy)}
          {...field('energy')}
          onChange={({ target }) => {
            const chosen = target.value as Energy;
            const to = typedUnitOf(chosen, units);
            onChange({
              energy: chosen,
              isFull: isUsuallyFull(chosen),
              ...(to !== volumeUnit && {
                amount: withVolumeUnitOf(values.amount, to),
                price: withVolumeUnitOf(values.price, to),
              }),
            });
          }}
          options={Energy.options.map((one) => ({ value: one, label: t(energyNames[one]) }))}
        />
        <TextField label={t('Date')} type="date" {...field('date')} />
        <CurrencySelect {...field('currency')} />
        <TextField label={t(texts.station)} {...field('station')} maxLength={limits.shortText} />
      </FieldPairs>
      <FillDetails
        values={values}
        errors={errors}
        words={words}
        field={field}
        files={props.files}
        hasShared={props.hasSharedFiles}
      />
    </div>
  );
}
