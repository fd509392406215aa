import { Camera } from 'lucide-react';
import type { CarFormValues } from '#domain/cars/form-values.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Units } from '#domain/units/units.ts';
import { CarFields } from '#web/cars/car-fields.tsx';
import { useOneFile } from '#web/media/use-one-file.tsx';
import type { FormErrors } from '#web/platform/forms/check.ts';
import type { PendingQuestion } from '#web/platform/forms/use-questions.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Button } from '#web/ui/button.tsx';
import { RecordForm } from '#web/ui/record-form.tsx';

type Props = {
  form: Parameters<typeof RecordForm>[0]['form'] & {
    id: string;
    errors: FormErrors<CarFormValues>;
    change: (to: Partial<CarFormValues>) => void;
  };
  values: CarFormValues & Units;
  /** The car as it was when the form was opened. */
  car?: Car;
  mileageHint?: string | undefined;
  question: PendingQuestion | null;
  submitLabel: string;
  onSave: (element: HTMLFormElement, whenUploaded: () => Promise<void>) => Promise<void>;
};

// The schemas are loaded when a field gets the focus, to keep the screen small.
export const loadCarForm = () => import('#domain/cars/form.ts').then(({ carForm }) => carForm(new Date()));
const preloadCarForm = () =>
  loadCarForm().catch((error: unknown) => console.warn('The schema of the form could not be loaded', error));

export function CarForm({ form, values, car, mileageHint, question, submitLabel, onSave }: Props) {
  const { t } = useWords();
  const photo = useOneFile({
    purpose: 'car-photo',
    carId: car?.id ?? null,
    file: values.photo,
    onChange: (file) => form.change({ photo: file }),
    label: values.photo ? t('Change photo') : t('Add photo'),
    accept: 'image/*',
    icon: <Camera aria-hidden="true" strokeWidth={1.75} />,
  });
  const whenUploaded = async () => {
    if ((await photo.whenSettled()) === undefined) throw new Error('The photo has not arrived');
  };
  return (
    <RecordForm
      form={form}
      carId={form.id}
      doubt={{ question, units: values }}
      onFocus={() => void preloadCarForm()}
      onStartOver={photo.drop}
      onSubmit={(element) => onSave(element, whenUploaded)}
    >
      <CarFields
        values={values}
        errors={form.errors}
        onChange={form.change}
        {...(car && { car })}
        mileageHint={mileageHint}
        photo={photo.field}
      />
      <Button type="submit" wide className="mt-6" busy={form.busy !== null}>
        {form.busy ? t('Saving...') : submitLabel}
      </Button>
    </RecordForm>
  );
}
