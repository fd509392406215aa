import { Gauge, Pencil } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { TypedMileage } from '#domain/units/distance.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { formatDistance } from '#domain/units/words.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useSchemaForm } from '#web/platform/forms/use-schema-form.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Button } from '#web/ui/button.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { InputWarning } from '#web/ui/input-warning.tsx';
import { EditButtons } from '#web/ui/edit-buttons.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';

type Save = (mileage: number | null, before: Issue) => Promise<boolean>;
type Props = { issue: Issue; busy: boolean; onSave: Save };

/** The odometer reading when it happened: can be added, corrected and removed. */
export function IssueMileage({ issue, ...rest }: Props) {
  const words = useCarWords(issue.carId);
  const { t } = words;
  const [edited, setEdited] = useState<Issue | null>(null);
  const opener = useReturnFocusToOpener<HTMLButtonElement>(edited !== null);
  const edit = () => setEdited(issue);
  if (edited) return <MileageForm issue={edited} {...rest} onDone={() => setEdited(null)} />;
  return issue.mileage === null ? (
    <Button
      ref={opener}
      variant="quiet"
      size="small"
      className="-ml-4"
      icon={<Gauge aria-hidden="true" className="size-4" />}
      onClick={edit}
    >
      {t('Add mileage')}
    </Button>
  ) : (
    <p className="text-muted tabular flex items-center gap-1 text-sm">
      {t('Mileage')}: {formatDistance(issue.mileage, words)}
      <IconButton
        ref={opener}
        label={t('Edit mileage')}
        icon={<Pencil aria-hidden="true" className="size-4" />}
        onClick={edit}
      />
    </p>
  );
}

type FormProps = Props & { onDone: () => void };

const entryOf = (issue: Issue, mileage: number | null) => ({
  date: dayOfInstant(issue.date),
  mileage,
  cost: null,
  currency: '',
});

const schema = z.object({ mileage: TypedMileage });

function MileageForm({ issue, busy, onSave, onDone }: FormProps) {
  const { units } = useCarWords(issue.carId);
  const form = useSchemaForm(schema, { mileage: issue.mileage === null ? '' : String(issue.mileage) });
  const writer = { source: 'issue', sourceId: issue.id } as const;
  const seen = entryOf(issue, issue.mileage);
  const hint = useMileageHint(issue.carId, form.values.mileage, { ...writer, date: seen.date });
  const doubts = useDoubts(issue.carId, writer);
  const submit = form.submit(async ({ mileage }, element) => {
    const entry = entryOf(issue, mileage);
    if (!(await doubts.accept(entry, { seen }, element))) return;
    if (!(await onSave(mileage, issue))) return;
    await doubts.followNewCount(entry, seen);
    onDone();
  });
  return (
    <Form busy={busy} className="mt-2 flex flex-col gap-3" onSubmit={submit}>
      <DistanceField
        ref={focusOnMount}
        label="mileage"
        unit={units.distanceUnit}
        {...form.field('mileage')}
      />
      <InputWarning>{hint}</InputWarning>
      <EditButtons busy={busy} onCancel={onDone} />
      <DoubtDialog question={doubts.question} units={units} />
    </Form>
  );
}
