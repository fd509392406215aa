import { useState } from 'react';
import { leadsForm } from '#domain/reminders/form.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useCheck } from '#web/ui/use-check.ts';

export type LeadFields = { leadDays: number | null; leadKm: number | null };
type Props = {
  text: string;
  leads: LeadFields;
  unit: DistanceUnit;
  onSave: (leads: LeadFields) => Promise<unknown>;
  onClose: () => void;
};

const typedOf = (value: number | null) => (value === null ? '' : String(value));

/** REM-04. */
export function LeadsSheet({ text, leads, unit, onSave, onClose }: Props) {
  const { t } = useWords();
  const [values, setValues] = useState({ leadDays: typedOf(leads.leadDays), leadKm: typedOf(leads.leadKm) });
  const [busy, setBusy] = useState(false);
  const { errors, check } = useCheck(values, () => leadsForm);
  const submit = async (form: HTMLFormElement) => {
    const checked = await check(form);
    if (!checked.success) return;
    setBusy(true);
    try {
      await onSave(checked.data);
      onClose();
    } catch (error) {
      console.warn('How far ahead reminders warn could not be saved', error);
      setBusy(false);
      showError(t, 'Could not save. Please try again.');
    }
  };
  const field = (name: keyof LeadFields) => ({
    name,
    value: values[name],
    error: errorText(t, errors[name]),
    inputMode: 'numeric' as const,
    className: 'tabular',
    onChange: ({ target }: { target: { value: string } }) => setValues({ ...values, [name]: target.value }),
  });
  return (
    <SheetForm title={t('Warn ahead')} description={text} busy={busy} onClose={onClose} onSubmit={submit}>
      <FieldPairs>
        <TextField label={t('Days')} {...field('leadDays')} />
        <DistanceField label="distance" unit={unit} {...field('leadKm')} />
      </FieldPairs>
    </SheetForm>
  );
}
