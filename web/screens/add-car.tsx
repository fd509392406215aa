import { newCarDoubts } from '#domain/doubts/rules.ts';
import { emptyCarForm, type CarFormValues } from '#domain/cars/form-values.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { proposedUnits } from '#domain/settings/unit-rules.ts';
import { usualUnits } from '#domain/units/units.ts';
import { carCalls } from '#web/cars/car-calls.ts';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useRecordForm, type RecordDraft } from '#web/platform/forms/use-record-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { placeOfDevice } from '#web/platform/language/place.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Page } from '#web/ui/page.tsx';
import { CarForm, loadCarForm } from './car-form.tsx';

type OldDraft = RecordDraft<Car, CarFormValues> & { carId?: Id };

export function AddCarScreen() {
  const { t, language } = useWords();
  const usual = usualUnits(useGarage().data?.cars, proposedUnits(language, placeOfDevice()));
  const { question, accept } = useQuestions();
  const form = useRecordForm(carCalls(), {
    draftKey: 'add-car',
    record: null,
    initial: () => emptyCarForm,
    upgrade: ({ carId, ...draft }: OldDraft) => ({ ...draft, id: carId ?? draft.id }),
    adapt: (values, seen) => ({ values: { ...usual, ...values }, seen }),
    schema: loadCarForm,
    to: (carId) => href('car', { carId }),
    saved: t('Car added'),
  });

  return (
    <Page title={t('Add car')} back={{ to: href('cars'), label: t('Back') }} hideNavigation>
      <CarForm
        form={form}
        values={{ ...usual, ...form.values }}
        question={question}
        submitLabel={t('Add car')}
        onSave={(element, handOver) =>
          form.save(element, {
            onRefused: ({ brand, model, year }) => {
              if (!brand && !model && !year) return;
              showToast({
                title: t('Incomplete Information'),
                description: t('Brand, model, and year are required to add a car.'),
                destructive: true,
              });
            },
            accept: (fields) => accept(newCarDoubts(fields, deviceDay()), element),
            handOver,
          })
        }
      />
    </Page>
  );
}
