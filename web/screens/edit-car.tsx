import { useParams } from '#web/platform/router/router.tsx';
import { carFormValues, type CarFormValues } from '#domain/cars/form-values.ts';
import type { CarFormFields } from '#domain/cars/form.ts';
import type { Car } from '#domain/cars/schema.ts';
import { decimalSign } from '#domain/language/typed-numbers.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { usualUnits } from '#domain/units/units.ts';
import { CarDanger } from '#web/cars/car-danger.tsx';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { useGarage } from '#web/cars/garage.ts';
import { useDoubts } from '#web/platform/forms/use-doubts.ts';
import { useMileageHint } from '#web/platform/forms/use-mileage-hint.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { href } from '#web/platform/hrefs.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { useLeaveForm } from '#web/platform/use-leave-form.ts';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { CarForm } from './car-form.tsx';

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

/** `seen` is the car as it was when the form was opened, the base of the field-by-field merge (D104). */
type Draft = {
  seen: Omit<Car, 'batteryCapacity' | 'yearlyKm'> & Partial<Pick<Car, 'batteryCapacity' | 'yearlyKm'>>;
  values: CarFormValues;
};
const change = (draft: Draft, to: Partial<CarFormValues>): Draft => ({
  ...draft,
  values: { ...draft.values, ...to },
});

function EditForm({ car }: { car: Car }) {
  const { t, language } = useWords();
  const leaveForm = useLeaveForm();
  const photo = car.photoId ? { id: car.photoId, name: t('Photo'), url: mediaUrl(car.photoId, 'jpg') } : null;
  const draft = useDraft(`edit-car:${car.id}`, change, () => ({
    seen: car,
    values: carFormValues(car, photo, decimalSign(language)),
  }));
  const { values } = draft.state;
  // A draft of an earlier version lacks them.
  const seen = { ...usualUnits([car]), batteryCapacity: null, yearlyKm: null, ...draft.state.seen };
  const shown = { ...usualUnits([seen]), ...values };
  const edit = useEdit('cars.edit');
  const today = deviceDay();
  const mileageHint = useMileageHint(car.id, values.mileage, { source: 'car', sourceId: null, date: today });

  const doubts = useDoubts(car.id, { source: 'car', sourceId: null });
  const entryOf = (mileage: number | null) => ({ date: today, mileage, cost: null, currency: '' });

  const save = async (fields: CarFormFields) => {
    const { isGivenUp } = await edit.save({ carId: car.id, today }, seen, fields);
    draft.forget();
    showToast({ title: t(isGivenUp ? 'The other version was kept' : 'Car updated') });
    await leaveForm(href('car', { carId: car.id }));
  };

  return (
    <CarForm
      draft={draft}
      values={shown}
      onChange={draft.dispatch}
      car={seen}
      mileageHint={mileageHint}
      submitLabel={t('Save')}
      onCheck={({ mileage }, form) => {
        const known = { seen: entryOf(seen.mileage), distanceUnit: shown.distanceUnit };
        return doubts.accept(entryOf(mileage), known, form);
      }}
      onSave={save}
    >
      <DoubtDialog asked={doubts.asked} units={shown} />
      <ConflictDialog carId={car.id} conflict={edit.conflict} procedure="cars.edit" />
    </CarForm>
  );
}
