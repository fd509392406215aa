import { useNavigate } from '#web/platform/router/router.tsx';
import { newCarDoubts } from '#domain/doubts/rules.ts';
import { emptyCarForm, type CarFormValues } from '#domain/cars/form-values.ts';
import type { CarFormFields } from '#domain/cars/form.ts';
import type { Id } from '#domain/ids.ts';
import { usualUnits } from '#domain/units/units.ts';
import { useGarage } from '#web/cars/garage.ts';
import { sendNewCar } from '#web/cars/send-new-car.ts';
import { useDraft } from '#web/platform/drafts/drafts.ts';
import { useQuestions } from '#web/platform/forms/use-questions.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { href } from '#web/platform/hrefs.ts';
import { newId } from '#web/platform/ids.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { useWrite } from '#web/platform/reads/query.ts';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { DoubtDialog } from '#web/ui/doubt-dialog.tsx';
import { Page } from '#web/ui/page.tsx';
import { CarForm } from './car-form.tsx';

type Draft = { carId: Id; values: CarFormValues };
type Change = Partial<CarFormValues> & { carId?: Id };
const change = (draft: Draft, { carId = draft.carId, ...to }: Change): Draft => ({
  carId,
  values: { ...draft.values, ...to },
});

export function AddCarScreen() {
  const { t } = useWords();
  const navigate = useNavigate();
  const draft = useDraft('add-car', change, () => ({ carId: newId(), values: emptyCarForm }));
  const { state, dispatch } = draft;
  const usual = usualUnits(useGarage().data?.cars);
  const add = useWrite('cars.add');
  const edit = useEdit('cars.edit');
  const { asked, accept } = useQuestions();
  const values = { ...usual, ...state.values };

  const save = async (fields: CarFormFields) => {
    const carId = await sendNewCar(
      { ...fields, id: state.carId },
      {
        attempts: draft.attempts,
        send: add.mutateAsync,
        edit: edit.save,
        onRenamed: (renamed) => dispatch({ carId: renamed }),
      },
    );
    draft.forget();
    showToast({ title: t('Car added') });
    await outbox.shown();
    navigate(href('car', { carId }), { replace: true });
  };

  return (
    <Page title={t('Add car')} back={{ to: href('cars'), label: t('Back') }} hideNavigation>
      <CarForm
        draft={draft}
        values={values}
        onChange={dispatch}
        submitLabel={t('Add car')}
        onRefused={({ brand, model, year }) => {
          if (!brand && !model && !year) return;
          showToast({
            title: t('Incomplete Information'),
            description: t('Brand, model, and year are required to add a car.'),
            destructive: true,
          });
        }}
        onCheck={(fields, form) => accept(newCarDoubts(fields, deviceDay()), form)}
        onSave={save}
      >
        <DoubtDialog asked={asked} units={values} />
        <ConflictDialog carId={state.carId} conflict={edit.conflict} procedure="cars.edit" />
      </CarForm>
    </Page>
  );
}
