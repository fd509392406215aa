import { Gauge, Pencil } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { TypedMileage } from '#domain/cars/schema.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { formatDistance } from '#domain/units/words.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { useCarWords } from '#web/platform/language/car-words.ts';
import { Button } from '#web/ui/button.tsx';
import { DistanceField } from '#web/ui/distance-field.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EditButtons } from '#web/ui/edit-buttons.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';

type Save = (mileage: number | null, before: Issue) => Promise<boolean>;
type Props = {
  issue: Issue;
  busy: boolean;
  onSave: Save;
  MileageDoubt: MileageDoubt;
};
export type MileageDoubt = ComponentType<{ issue: Issue; typed: string }>;

/** The odometer reading when it happened: can be added, corrected and removed (D109). */
export function IssueMileage({ issue, ...rest }: Props) {
  const words = useCarWords(issue.carId);
  const { t } = words;
  const [edited, setEdited] = useState<Issue | null>(null);
  const opener = useReturnFocusToOpener<HTMLButtonElement>(edited !== null);
  const edit = () => setEdited(issue);
  if (edited) return <Form issue={edited} {...rest} onDone={() => setEdited(null)} />;
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

function Form({ issue, busy, onSave, MileageDoubt, onDone }: FormProps) {
  const { t, units } = useCarWords(issue.carId);
  const [typed, setTyped] = useState(issue.mileage === null ? '' : String(issue.mileage));
  const error = errorOf(TypedMileage, typed);
  return (
    <form
      noValidate
      className="mt-2 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (error) focusFirstInvalid(event.currentTarget);
        else void onSave(TypedMileage.parse(typed), issue).then((isDone) => isDone && onDone());
      }}
    >
      <DistanceField
        ref={focusOnMount}
        label="mileage"
        unit={units.distanceUnit}
        value={typed}
        error={errorText(t, error)}
        onChange={({ target }) => setTyped(target.value)}
      />
      <MileageDoubt issue={issue} typed={typed} />
      <EditButtons busy={busy} onCancel={onDone} />
    </form>
  );
}
