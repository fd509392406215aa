import { leadsForm } from '#domain/reminders/form.ts';
import type { DistanceUnit } from '#domain/units/units.ts';
import { useWords } from '#web/platform/language/language.ts';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { FieldPairs } from '#web/ui/field-pairs.tsx';
import { SheetForm } from '#web/ui/sheet-form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';

export type LeadFields = { leadDays: number | null; leadKm: number | null };
type Props = {
  text: string;
  leads: LeadFields;
  unit: DistanceUnit;
  onSave: (leads: LeadFields) => Promise<unknown>;
  onClose: () => void;
};

const typedOf = (value: number | null) => (value === null ? '' : String(value));

export function LeadsSheet({ text, leads, unit, onSave, onClose }: Props) {
  const { t } = useWords();
  const form = useSchemaForm(leadsForm, {
    leadDays: typedOf(leads.leadDays),
    leadKm: typedOf(leads.leadKm),
  });
  const submit = form.submit(async (fields) => {
    await onSave(fields);
    onClose();
  });
  const number = { inputMode: 'numeric', className: 'tabular' } as const;
  return (
    <SheetForm
      title={t('Advance notice')}
      description={text}
      busy={form.busy}
      onClose={onClose}
      onSubmit={submit}
    >
      <FieldPairs>
        <TextField label={t('Days')} {...number} {...form.field('leadDays')} />
        <DistanceField label="distance" unit={unit} {...number} {...form.field('leadKm')} />
      </FieldPairs>
    </SheetForm>
  );
}
