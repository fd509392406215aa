import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isSameCar } from '#domain/cars/same-car-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { CarFields } from '#web/cars/car-fields.tsx';
import { carErrors, carFields, emptyCar, type CarValues } from '#web/cars/car-values.ts';
import { useOneFile } from '#web/media/use-one-file.tsx';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { Button } from '#web/ui/button.tsx';
import { focusFirstWrong } from '#web/ui/first-wrong.ts';
import { KeptDraft } from '#web/ui/kept-draft.tsx';
import { Page } from '#web/ui/page.tsx';

type Draft = { carId: string; values: CarValues };
const change = (
  draft: Draft,
  { carId = draft.carId, ...to }: Partial<CarValues> & { carId?: Id },
): Draft => ({
  carId,
  values: { ...draft.values, ...to },
});

const readCar = (carId: Id): Promise<Car | null> =>
  call('cars.read', { carId }).catch((error: unknown) => {
    if (isCode(error, 'NOT_FOUND')) return null; // it is someone else's
    throw error;
  });

export function AddCarScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const { state, dispatch, forget, wasKept, startOver } = useDraft('add-car', change, () => ({
    carId: newId(),
    values: emptyCar,
  }));
  const [tried, setTried] = useState(false);
  // Checked when it is sent, from then on with every change.
  const errors = tried ? carErrors(state.values, new Date()) : {};
  const [saving, setSaving] = useState(false);
  const add = useWrite('cars.add');
  const photo = useOneFile({
    purpose: 'car-photo',
    carId: null,
    file: state.values.photo,
    onChange: (file) => dispatch({ photo: file }),
    label: state.values.photo ? t('Change photo') : t('Add photo'),
    accept: 'image/*',
    icon: <Camera aria-hidden="true" strokeWidth={1.75} />,
  });

  const save = async () => {
    const wrong = carErrors(state.values, new Date());
    setTried(true);
    if (wrong.brand || wrong.model || wrong.year) {
      notify({
        title: t('Incomplete Information'),
        description: t('Brand, model, and year are required to add a car.'),
        destructive: true,
      });
    }
    if (Object.keys(wrong).length > 0) return;
    setSaving(true);
    try {
      const photoId = await photo.settled();
      if (photoId === undefined) throw new Error('The photo has not arrived');
      const today = dayOfInstant(new Date().toISOString());
      const fields = { ...carFields(state.values), photoId };
      const { id } = await sendNew<Car | null>(state.carId, {
        send: (carId) => add.mutateAsync({ ...fields, id: carId, today }),
        findSame: async (carId) => {
          const stored = await readCar(carId);
          return stored && isSameCar(stored, fields) ? stored : null;
        },
        onRenamed: (carId) => dispatch({ carId }),
      });
      done(id);
    } catch (error) {
      console.warn('The car could not be added', error);
      setSaving(false);
      notify({ title: t('Error'), description: t('Could not save. Please try again.'), destructive: true });
    }
  };
  const done = (carId: Id) => {
    forget();
    notify({ title: t('Car added') });
    void navigate(href('car', { carId }), { replace: true });
  };

  return (
    <Page title={t('Add car')} back={{ to: href('cars'), label: t('Back') }} hideNavigation>
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
        <CarFields values={state.values} errors={errors} onChange={dispatch} photo={photo.field} />
        <Button type="submit" wide className="mt-6" busy={saving}>
          {saving ? t('Saving...') : t('Add car')}
        </Button>
      </form>
    </Page>
  );
}
