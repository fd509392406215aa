import { useNavigate } from '#web/platform/router/router.tsx';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { limits } from '#domain/limits.ts';
import { href } from '#web/platform/hrefs.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { outbox } from '#web/platform/outbox/outbox.ts';
import { showError } from '#web/platform/toasts/error-toasts.ts';
import { rememberRead } from '#web/platform/reads/query.ts';
import { recordsState } from '#web/platform/records/state.ts';
import { useRemoval } from '#web/platform/forms/use-removal.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** There is no undo but the bin, so the question names the car. */
export function DeleteCar({ car, onClose }: { car: Car; onClose: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const removal = useRemoval('cars.delete', (garage) => {
    rememberRead('cars.list', undefined, garage);
    const state = recordsState.get();
    // What is kept of it goes with the next fetch.
    recordsState.set({ ...state, cars: new Map([...state.cars].filter(([id]) => id !== car.id)) });
  });
  const confirm = async () => {
    try {
      await removal.remove({ carId: car.id });
      showToast({
        title: t('Car deleted'),
        description: t('It can be restored from the trash for {n} days.', { n: limits.binDays }),
        action: { label: t('Trash'), run: () => navigate(href('settingsPart', { part: 'bin' })) },
      });
      await outbox.shown();
      navigate(href('cars'), { replace: true });
    } catch (error) {
      console.warn('The car could not be deleted', error);
      showError(t);
    }
  };
  return (
    <ConfirmDialog
      open
      title={t('Delete "{name}"?', { name: carName(car) })}
      text={`${t('Are you sure you want to delete this car?')} ${t('It stays in the trash with all its records for {n} days; its share links end at once and do not come back.', { n: limits.binDays })}`}
      confirmLabel={t('Confirm Delete')}
      cancelLabel={t('Cancel')}
      destructive
      busy={removal.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
}
