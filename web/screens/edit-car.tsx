import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { Car } from '#domain/cars/schema.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import { CarFields } from '#web/cars/car-fields.tsx';
import { CarMissing } from '#web/cars/car-missing.tsx';
import { carErrors, carFields, valuesOf, type CarValues } from '#web/cars/car-values.ts';
import { useGarage } from '#web/cars/garage.ts';
import { useOneFile } from '#web/media/use-one-file.tsx';
import { useMileageHint } from '#web/mileage/use-mileage-hint.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useFieldWords } from '#web/platform/forms/use-field-words.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { focusFirstWrong } from '#web/ui/first-wrong.ts';
import { KeptDraft } from '#web/ui/kept-draft.tsx';
import { NotYet } from '#web/ui/not-yet.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function EditCarScreen() {
  const { t } = useWords();
  const { carId = '' } = useParams();
  const { data: garage, isError, refetch } = useGarage();
  const car = garage?.cars.find(({ id }) => id === carId);
  if (garage && !car) return <CarMissing title="Car not found" />;
  return (
    <Page title={t('Edit car')} back={{ to: href('car', { carId }), label: t('Back') }} hideNavigation>
      {car ? (
        <EditForm key={carId} car={car} />
      ) : (
        <NotYet failed={isError} onRetry={() => void refetch()}>
          <Skeleton className="h-96" />
        </NotYet>
      )}
    </Page>
  );
}

/** What was seen when the form was opened goes with what was typed: a later save is merged field by field. */
type Draft = { seen: Car; values: CarValues };
const change = (draft: Draft, to: Partial<CarValues>): Draft => ({
  ...draft,
  values: { ...draft.values, ...to },
});

function EditForm({ car }: { car: Car }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const stored = car.photoId
    ? { id: car.photoId, name: t('Photo'), url: mediaUrl(car.photoId, 'jpg') }
    : null;
  const { state, dispatch, forget, wasKept, startOver } = useDraft(`edit-car:${car.id}`, change, () => ({
    seen: car,
    values: valuesOf(car, stored),
  }));
  const [tried, setTried] = useState(false);
  // Checked when it is sent, from then on with every change.
  const errors = tried ? carErrors(state.values, new Date()) : {};
  const [saving, setSaving] = useState(false);
  const edit = useEdit('cars.edit');
  const fieldWords = useFieldWords('cars.edit');
  const photo = useOneFile({
    purpose: 'car-photo',
    carId: car.id,
    file: state.values.photo,
    onChange: (file) => dispatch({ photo: file }),
    label: state.values.photo ? t('Change photo') : t('Add photo'),
    accept: 'image/*',
    icon: <Camera aria-hidden="true" strokeWidth={1.75} />,
  });

  const today = dayOfInstant(new Date().toISOString());
  const mileageHint = useMileageHint(car.id, state.values.mileage, {
    ...{ source: 'car', sourceId: null, date: today },
  });

  const save = async () => {
    const wrong = carErrors(state.values, new Date());
    setTried(true);
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      const photoId = await photo.settled();
      if (photoId === undefined) throw new Error('The photo has not arrived');
      const { isGivenUp } = await edit.save({ carId: car.id, today }, state.seen, {
        ...carFields(state.values),
        photoId,
      });
      forget();
      notify({ title: t(isGivenUp ? 'The other version was kept' : 'Car updated') });
      await navigate(href('car', { carId: car.id }), { replace: true });
    } catch (error) {
      console.warn('The car could not be saved', error);
      setSaving(false);
      notify({ title: t('Error'), description: t('Could not save. Please try again.'), destructive: true });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (saving) return;
        void save();
        focusFirstWrong(event.currentTarget);
      }}
    >
      <KeptDraft
        wasKept={wasKept}
        onStartOver={() => {
          photo.drop();
          startOver();
        }}
      />
      <CarFields
        values={state.values}
        errors={errors}
        onChange={dispatch}
        car={car}
        mileageHint={mileageHint}
        photo={photo.field}
      />
      <Button type="submit" wide className="mt-6" busy={saving}>
        {saving ? t('Saving...') : t('Save')}
      </Button>
      <ConflictDialog conflict={edit.conflict} {...fieldWords} />
    </form>
  );
}
