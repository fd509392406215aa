import { useState } from 'react';
import { outOfUseForm, priceField } from '#domain/cars/owning-form.ts';
import { outOfUseNames } from '#domain/cars/out-of-use-words.ts';
import { OutOfUse, type Car } from '#domain/cars/schema.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useCurrency } from '#web/platform/reads/currency.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/ui/use-check.ts';

/** CARS-10. */
export function OutOfUseSheet({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t, language } = useWords();
  const ownCurrency = useCurrency();
  const currency = car.outOfUse?.price?.currency ?? car.purchase?.price?.currency ?? ownCurrency;
  const day = deviceDay();
  const [values, setValues] = useState({
    reason: car.outOfUse?.reason ?? ('sold' as const),
    since: car.outOfUse?.since ?? day,
    price: priceField(car.outOfUse?.price, language),
  });
  const { errors, check } = useCheck(values, () => outOfUseForm(day, currency));
  const { save, conflict, isPending } = useEdit('cars.edit');
  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    try {
      await save({ carId: car.id }, car, { outOfUse: checked.data });
      onClose();
    } catch (error) {
      console.warn('The car could not be saved', error);
      showError(t, 'Could not save. Please try again.');
    }
  };
  return (
    <SheetForm
      title={t('Sold or laid up')}
      description={t('Its history stays. Its reminders are silent until it is in use again.')}
      busy={isPending}
      onClose={onClose}
      onSubmit={submit}
    >
      <Select
        label={t('Status')}
        name="reason"
        value={values.reason}
        options={OutOfUse.shape.reason.options.map((value) => ({ value, label: t(outOfUseNames[value]) }))}
        onChange={({ target }) => setValues({ ...values, reason: target.value as OutOfUse['reason'] })}
      />
      <TextField
        label={t('Date')}
        name="since"
        type="date"
        max={day}
        value={values.since}
        error={errorText(t, errors.since)}
        onChange={({ target }) => setValues({ ...values, since: target.value })}
      />
      {values.reason === 'sold' && (
        <TextField
          label={t('Sale price')}
          note={`(${currency}) ${t('(optional)')}`}
          inputMode="decimal"
          className="tabular"
          name="price"
          value={values.price}
          error={errorText(t, errors.price)}
          onChange={({ target }) => setValues({ ...values, price: target.value })}
        />
      )}
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
