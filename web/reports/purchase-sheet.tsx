import { useState } from 'react';
import { purchaseForm, purchaseFormValues } from '#domain/cars/owning-form.ts';
import type { Car, Purchase } from '#domain/cars/schema.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { useCarCurrency } from '#web/platform/reads/currency.ts';
import { CurrencySelect } from '#web/ui/currency-select.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { CarSheet } from './car-sheet.tsx';

export function PurchaseSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const day = deviceDay();
  const usualCurrency = useCarCurrency(car.id);
  const [currency, setCurrency] = useState(car.purchase?.price?.currency ?? '');
  const paidIn = currency || usualCurrency;
  const doubts = useDoubts(car.id, { source: 'car', sourceId: null }, { mileage: 'km' });
  const entryOf = (purchase: Purchase | null) => ({
    date: purchase?.date ?? day,
    // Without a date it cannot contradict other readings.
    mileage: purchase?.date ? purchase.km : null,
    cost: null,
    currency: paidIn,
  });
  const [values, setValues] = useState(() => purchaseFormValues(car.purchase, language));
  return (
    <CarSheet
      title={t('Purchase')}
      description={t(
        'Price, date and mileage are optional; with all three, costs are counted from the day you bought the car.',
      )}
      car={car}
      field="purchase"
      schema={purchaseForm(day, paidIn)}
      values={values}
      onChange={setValues}
      onClose={onClose}
      accept={async (purchase, form) =>
        !purchase || doubts.accept(entryOf(purchase), { seen: entryOf(car.purchase) }, form)
      }
    >
      {(field) => (
        <>
          <FieldPairs>
            <TextField
              label={t('Purchase price')}
              note={`(${paidIn})`}
              inputMode="decimal"
              className="tabular"
              {...field('price')}
            />
            <CurrencySelect value={paidIn} onChange={({ target }) => setCurrency(target.value)} />
          </FieldPairs>
          <TextField label={t('Date of purchase')} type="date" max={day} {...field('date')} />
          <DistanceField label="atPurchase" unit={car.distanceUnit} {...field('km')} />
          <DoubtDialog question={doubts.question} units={car} />
        </>
      )}
    </CarSheet>
  );
}
