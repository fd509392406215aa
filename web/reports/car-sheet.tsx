import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import type { Car } from '#domain/cars/schema.ts';
import { useFields } from '#web/platform/forms/use-fields.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { useCheck } from '#web/platform/forms/use-check.ts';

type Props<Values extends Record<string, string>, Part> = {
  title: string;
  description: string;
  car: Car;
  /** Saved as null if every field is empty. */
  field: 'purchase' | 'mileageLimit';
  schema: z.ZodMiniType<Part>;
  values: Values;
  onChange: (values: Values) => void;
  onClose: () => void;
  /** Resolves to whether to save the values as typed. */
  accept?: (part: Part, form: HTMLFormElement) => Promise<boolean>;
  children: (field: ReturnType<typeof useFields<Values>>) => ReactNode;
};

/** Edits one optional part of a car; works offline. */
export function CarSheet<
  Values extends Record<string, string>,
  Part extends Car['purchase'] | Car['mileageLimit'],
>(props: Props<Values, Part>) {
  const { title, description, car, field, schema, values, onChange, onClose, accept, children } = props;
  const { errors, check } = useCheck(values, () => schema);
  const textField = useFields<Values>(values, errors, (to) => onChange({ ...values, ...to }));
  const { save, conflict, isPending } = useEdit('cars.edit');
  const isEmpty = Object.values(values).every((text) => text.trim() === '');
  const read = async (form: HTMLFormElement) =>
    isEmpty ? { success: true as const, data: null } : check(form);
  const submit = async (form: HTMLFormElement) => {
    const checked = await read(form);
    if (!checked.success) return;
    if (accept && checked.data && !(await accept(checked.data, form))) return;
    await save({ carId: car.id }, car, { [field]: checked.data });
    onClose();
  };
  return (
    <SheetForm title={title} description={description} busy={isPending} onClose={onClose} onSubmit={submit}>
      {children(textField)}
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </SheetForm>
  );
}
