import { useParams } from '#web/platform/router/router.tsx';
import { carFormValues } from '#domain/cars/form-values.ts';
import type { Car } from '#domain/cars/schema.ts';
import { decimalSign } from '#domain/language/typed-numbers.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { usualUnits } from '#domain/units/units.ts';
import { carCalls } from '#web/cars/car-calls.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useGarage } from '#web/platform/records/use-garage.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useRecordForm } from '#web/platform/forms/use-record-form.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { Loaded } from '#web/ui/loaded.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarForm, loadCarForm } from './car-form.tsx';

export function EditCarScreen() {
  const { t } = useWords();
  const { carId = '' } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  const car = garage?.cars.find(({ id }) => id === carId);
  if (garage && !car) return <CarMissing title="Car not found" />;
  return (
    <Page
      title={t('Edit car')}
      back={{ to: href('car', { carId }), label: t('Back'), always: true }}
      hideNavigation
    >
      <Loaded query={{ data: car, isError, refetch }} skeleton={<Skeleton className="h-96" />}>
        {(found) => (
          <>
            <CarDanger car={found} className="mb-4" />
            <EditForm key={carId} car={found} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** What a car lacks that an earlier version kept with a draft, besides its units. */
const unknownBefore = { batteryCapacity: null, yearlyKm: null };

function EditForm({ car }: { car: Car }) {
  const { t, language } = useWords();
  const photo = car.photoId ? { id: car.photoId, name: t('Photo'), url: mediaUrl(car.photoId, 'jpg') } : null;
  const form = useRecordForm(carCalls(), {
    draftKey: `edit-car:${car.id}`,
    record: car,
    initial: () => ({ ...usualUnits([car]), ...carFormValues(car, photo, decimalSign(language)) }),
    upgrade: ({ seen: before, values, ...rest }) => {
      const seen = { ...usualUnits([car]), ...unknownBefore, ...(before ?? car) };
      return { ...rest, seen, values: { ...usualUnits([seen]), ...values } };
    },
    schema: loadCarForm,
    to: (carId) => href('car', { carId }),
    saved: t('Car updated'),
  });
  const { values } = form;
  const seen = form.seen ?? car;
  const today = deviceDay();
  const mileageHint = useMileageHint(car.id, values.mileage, { source: 'car', sourceId: null, date: today });
  const doubts = useDoubts(car.id, { source: 'car', sourceId: null });
  const entryOf = (mileage: number | null) => ({ date: today, mileage, cost: null, currency: '' });

  return (
    <CarForm
      form={form}
      values={values}
      car={seen}
      mileageHint={mileageHint}
      question={doubts.question}
      submitLabel={t('Save')}
      onSave={(element, handOver) =>
        form.save(element, {
          accept: ({ mileage }) => {
            const context = { seen: entryOf(seen.mileage), distanceUnit: values.distanceUnit };
            return doubts.accept(entryOf(mileage), context, element);
          },
          handOver,
        })
      }
    />
  );
}
