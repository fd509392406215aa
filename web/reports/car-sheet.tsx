import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Car } from '#domain/cars/schema.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { useCheck } from '#web/ui/use-check.ts';

type Field = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};
type Props<Values extends Record<string, string>, Part> = {
  title: string;
  description: string;
  car: Car;
  /** What is saved; null when every field is empty. */
  field: 'purchase' | 'mileageLimit';
  schema: z.ZodMiniType<Part>;
  values: Values;
  onChange: (values: Values) => void;
  onClose: () => void;
  /** Whether what was typed is to be saved as it is. */
  accept?: (part: Part, form: HTMLFormElement) => Promise<boolean>;
  children: (field: (name: keyof Values & string) => Field) => ReactNode;
};

/** One optional part of a car, edited also without a network. */
export function CarSheet<
  Values extends Record<string, string>,
  Part extends Car['purchase'] | Car['mileageLimit'],
>(props: Props<Values, Part>) {
  const { title, description, car, field, schema, values, onChange, onClose, accept, children } = props;
  const { t } = useWords();
  const { errors, check } = useCheck(values, () => schema);
  const { save, conflict, isPending } = useEdit('cars.edit');
  const isEmpty = Object.values(values).every((text) => text.trim() === '');
  const read = async (form: HTMLFormElement) =>
    isEmpty ? { success: true as const, data: null } : check(form);
  const submit = async (form: HTMLFormElement) => {
    const checked = await read(form);
    if (!checked.success) return;
    if (accept && checked.data && !(await accept(checked.data, form))) return;
    try {
      await save({ carId: car.id }, car, { [field]: checked.data });
      onClose();
    } catch (error) {
      console.warn('The car could not be saved', error);
      showError(t, 'Could not save. Please try again.');
    }
  };
  return (
    <SheetForm title={title} description={description} busy={isPending} onClose={onClose} onSubmit={submit}>
      {children((name) => ({
        name,
        value: values[name]!,
        error: errorText(t, errors[name]),
        onChange: ({ target }) => onChange({ ...values, [name]: target.value }),
      }))}
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
