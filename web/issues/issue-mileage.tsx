import { Gauge, Pencil } from 'lucide-react';
import { useState, type ComponentType } from 'react';
import { TypedMileage } from '#domain/cars/schema.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { formatKm } from '#domain/language/format.ts';
import { errorOf, errorText } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { focusFirstInvalid } from '#web/ui/focus-first-invalid.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { EditButtons } from '#web/ui/edit-buttons.tsx';
import { useReturnFocusToOpener } from '#web/ui/return-focus-to-opener.ts';
import { focusOnMount } from '#web/ui/focus-on-mount.ts';
import { TextField } from '#web/ui/text-field.tsx';

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
  const { t, language } = useWords();
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
      {t('Mileage')}: {formatKm(issue.mileage, language)}
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
  const { t } = useWords();
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
      <TextField
        ref={focusOnMount}
        label={t('Mileage (km)')}
        inputMode="numeric"
        className="tabular"
        value={typed}
        error={errorText(t, error)}
        onChange={(event) => setTyped(event.target.value)}
      />
      <MileageDoubt issue={issue} typed={typed} />
      <EditButtons busy={busy} onCancel={onDone} />
    </form>
  );
}
