import type { Car } from '#domain/cars/schema.ts';
import { useEdit } from '#web/platform/forms/use-edit.ts';
import { useWords } from '#web/platform/language/language.ts';
import { showToast } from '#web/platform/toasts/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConflictDialog } from '#web/ui/conflict-dialog.tsx';
import { showFailure } from '#web/platform/toasts/show-failure.ts';

/** Absent while the car is in use. */
export function OutOfUseCard({ car }: { car: Car }) {
  const { t } = useWords();
  const { save, conflict, isPending } = useEdit('cars.edit');
  if (!car.outOfUse) return null;
  const putBack = async () => {
    try {
      await save({ carId: car.id }, car, { outOfUse: null });
      showToast({ title: t('The car is in use again') });
    } catch (error) {
      console.warn('The car could not be put back in use', error);
      showFailure(t, error);
    }
  };
  return (
    <Card className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 grow basis-48 text-sm">
        {t("The car's history stays. Its reminders are not sent until the car is in use again.")}
      </p>
      <Button variant="secondary" size="small" busy={isPending} onClick={() => void putBack()}>
        {t('Back in use')}
      </Button>
      <ConflictDialog carId={car.id} conflict={conflict} procedure="cars.edit" />
    </Card>
  );
}
