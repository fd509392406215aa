import { useNavigate } from 'react-router';
import { emptyCarForm, type CarFormValues } from '#domain/cars/form-values.ts';
import type { CarFormFields } from '#domain/cars/form.ts';
import { isSameCar } from '#domain/cars/same-car-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { dayOfInstant } from '#domain/language/format.ts';
import { call } from '#web/platform/api/client.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { sendNew } from '#web/platform/forms/send-new.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { useWords } from '#web/platform/language/language.ts';
import { notify } from '#web/platform/notices/notices.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { Page } from '#web/ui/page.tsx';
import { CarForm } from './car-form.tsx';

type Draft = { carId: Id; values: CarFormValues };
type Change = Partial<CarFormValues> & { carId?: Id };
const change = (draft: Draft, { carId = draft.carId, ...to }: Change): Draft => ({
  carId,
  values: { ...draft.values, ...to },
});

const readCar = (carId: Id): Promise<Car | null> =>
  call('cars.read', { carId }).catch((error: unknown) => {
    if (isCode(error, 'NOT_FOUND')) return null; // belongs to another account
    throw error;
  });

export function AddCarScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const draft = useDraft('add-car', change, () => ({ carId: newId(), values: emptyCarForm }));
  const { state, dispatch } = draft;
  const add = useWrite('cars.add');

  const save = async (fields: CarFormFields) => {
    const today = dayOfInstant(new Date().toISOString());
    const { id } = await sendNew<Car | null>(state.carId, {
      send: (carId) => add.mutateAsync({ ...fields, id: carId, today }),
      findSame: async (carId) => {
        const stored = await readCar(carId);
        return stored && isSameCar(stored, fields) ? stored : null;
      },
      onRenamed: (carId) => dispatch({ carId }),
    });
    draft.forget();
    notify({ title: t('Car added') });
    void navigate(href('car', { carId: id }), { replace: true });
  };

  return (
    <Page title={t('Add car')} back={{ to: href('cars'), label: t('Back') }} hideNavigation>
      <CarForm
        draft={draft}
        values={state.values}
        onChange={dispatch}
        submitLabel={t('Add car')}
        onRefused={({ brand, model, year }) => {
          if (!brand && !model && !year) return;
          notify({
            title: t('Incomplete Information'),
            description: t('Brand, model, and year are required to add a car.'),
            destructive: true,
          });
        }}
        onSave={save}
      />
    </Page>
  );
}
