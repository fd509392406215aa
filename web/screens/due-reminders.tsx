import { Suspense, useState } from 'react';
import { carName } from '#domain/cars/rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { Id } from '#domain/ids.ts';
import { MileageDialog } from '#web/mileage/lazy-mileage-dialog.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { useReminders } from '#web/reminders/due-list.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

// Loaded only if there are reminders.
const DueBlock = lazyPart(
  () => import('#web/reminders/due-block.tsx').then((file) => file.DueBlock),
  showNotLoaded,
);

/** @param carId null for all cars */
export function DueReminders({ cars, carId }: { cars: readonly Car[]; carId: Id | null }) {
  const { data } = useReminders();
  const [asking, setAsking] = useState<Car | null>(null);
  if (!data || data.reminders.length === 0) return null;
  const names = new Map(cars.length > 1 ? cars.map((car) => [car.id, carName(car)]) : []);
  return (
    <>
      <Suspense>
        <DueBlock
          carId={carId}
          carNames={names}
          onAskMileage={({ reminder }) => setAsking(cars.find(({ id }) => id === reminder.carId) ?? null)}
        />
      </Suspense>
      {/* A boundary of its own, or the block would disappear while the dialog loads. */}
      <Suspense>{asking && <MileageDialog car={asking} onClose={() => setAsking(null)} />}</Suspense>
    </>
  );
}
