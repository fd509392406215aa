import { useState } from 'react';
import { purchaseForm, purchaseFormValues } from '#domain/cars/owning-form.ts';
import type { Car } from '#domain/cars/schema.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notifyError } from '#web/platform/notices/notify-error.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/ui/use-check.ts';

/** COST-05. */
export function PurchaseSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const day = deviceDay();
  const ownCurrency = useCurrency();
  const currency = car.purchase?.price?.currency ?? ownCurrency;
  const [values, setValues] = useState(() => purchaseFormValues(car.purchase, language));
  const { errors, check } = useCheck(values, () => purchaseForm(day, currency));
  const { save, conflict, isPending } = useEdit('cars.edit');
  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    try {
      await save({ carId: car.id }, car, { purchase: checked.data });
      onClose();
    } catch (error) {
      console.warn('The purchase could not be saved', error);
      notifyError(t, 'Could not save. Please try again.');
    }
  };
  const field = (name: keyof typeof values) => ({
    name,
    value: values[name],
    error: errorText(t, errors[name]),
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <SheetForm
      title={t('Purchase')}
      description={t(
        'Price, day and mileage are optional; with all three the costs are counted from the day you bought it.',
      )}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={t('Purchase price')}
        note={`(${currency})`}
        inputMode="decimal"
        className="tabular"
        {...field('price')}
      />
      <TextField label={t('Date of purchase')} type="date" max={day} {...field('date')} />
      <DistanceField label="atPurchase" unit={car.distanceUnit} {...field('km')} />
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
