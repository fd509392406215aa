import { useState } from 'react';
import { outOfUseForm, priceField } from '#domain/cars/owning-form.ts';
import { outOfUseNames } from '#domain/cars/out-of-use-words.ts';
import { OutOfUse, type Car } from '#domain/cars/schema.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { Select } from '#web/ui/select.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';

export function OutOfUseSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const usualCurrency = useCarCurrency(car.id);
  const [chosen, setCurrency] = useState('');
  const currency =
    chosen || (car.outOfUse?.price?.currency ?? car.purchase?.price?.currency ?? usualCurrency);
  const day = deviceDay();
  const form = useSchemaForm(outOfUseForm(day, currency), {
    reason: car.outOfUse?.reason ?? 'sold',
    since: car.outOfUse?.since ?? day,
    price: priceField(car.outOfUse?.price, language),
  });
  const { save, conflict } = useEdit('cars.edit');
  const submit = form.submit(async (outOfUse) => {
    await save({ carId: car.id }, car, { outOfUse });
    onClose();
  });
  return (
    <SheetForm
      title={t('Sold or out of use')}
      description={t("The car's history stays. Its reminders are not sent until the car is in use again.")}
      busy={form.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={t('Status')}
        {...form.field('reason')}
        options={OutOfUse.shape.reason.options.map((value) => ({ value, label: t(outOfUseNames[value]) }))}
      />
      <TextField label={t('Date')} type="date" max={day} {...form.field('since')} />
      {form.values.reason === 'sold' && (
        <FieldPairs>
          <TextField
            label={t('Sale price')}
            note={`(${currency})`}
            inputMode="decimal"
            className="tabular"
            {...form.field('price')}
          />
          <CurrencySelect value={currency} onChange={({ target }) => setCurrency(target.value)} />
        </FieldPairs>
      )}
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
