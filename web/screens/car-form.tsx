import { Camera } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { CarFormValues } from '#domain/cars/form-values.ts';
import type { CarFormFields } from '#domain/cars/form.ts';
import type { Car } from '#domain/cars/schema.ts';
import { CarFields } from '#web/cars/car-fields.tsx';
import { useOneFile } from '#web/media/use-one-file.tsx';
import type { Units } from '#domain/units/units.ts';
import type { FormErrors } from '#web/platform/forms/check.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { DraftNotice } from '#web/ui/draft-notice.tsx';
import { useCheck } from '#web/ui/use-check.ts';

type Props = {
  draft: { wasRestored: boolean; startOver: () => void };
  values: CarFormValues & Units;
  onChange: (to: Partial<CarFormValues>) => void;
  car?: Car;
  mileageHint?: string | undefined;
  submitLabel: string;
  onRefused?: (errors: FormErrors<CarFormValues>) => void;
  /** Whether what was typed is to be saved as it is. */
  onCheck?: (fields: CarFormFields, form: HTMLFormElement) => Promise<boolean>;
  onSave: (fields: CarFormFields) => Promise<void>;
  children?: ReactNode;
};

// The schemas are loaded when a field gets the focus, to keep the screen small.
const loadCarForm = () => import('#domain/cars/form.ts').then(({ carForm }) => carForm(new Date()));
const preloadCarForm = () =>
  loadCarForm().catch((error: unknown) => console.warn('The schema of the form could not be loaded', error));

export function CarForm({ draft, values, onChange, car, mileageHint, submitLabel, ...props }: Props) {
  const { t } = useWords();
  const [saving, setSaving] = useState(false);
  const { errors, check } = useCheck(values, loadCarForm);
  const photo = useOneFile({
    purpose: 'car-photo',
    carId: car?.id ?? null,
    file: values.photo,
    onChange: (file) => onChange({ photo: file }),
    label: values.photo ? t('Change photo') : t('Add photo'),
    accept: 'image/*',
    icon: <Camera aria-hidden="true" strokeWidth={1.75} />,
  });

  const submit = async (form: HTMLFormElement) => {
    setSaving(true);
    try {
      const read = await check(form);
      if (!read.success) {
        props.onRefused?.(read.errors);
        return setSaving(false);
      }
      if (props.onCheck && !(await props.onCheck(read.data, form))) return setSaving(false);
      if ((await photo.whenSettled()) === undefined) throw new Error('The photo has not arrived');
      await props.onSave(read.data);
    } catch (error) {
      console.warn('The car could not be saved', error);
      setSaving(false);
      showError(t, 'Could not save. Please try again.');
    }
  };

  return (
    <form
      noValidate
      onFocus={() => void preloadCarForm()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving) void submit(event.currentTarget);
      }}
    >
      <DraftNotice
        wasRestored={draft.wasRestored}
        onStartOver={() => {
          photo.drop();
          draft.startOver();
        }}
      />
      <CarFields
        values={values}
        errors={errors}
        onChange={onChange}
        {...(car && { car })}
        mileageHint={mileageHint}
        photo={photo.field}
      />
      <Button type="submit" wide className="mt-6" busy={saving}>
        {saving ? t('Saving...') : submitLabel}
      </Button>
      {props.children}
    </form>
  );
}
