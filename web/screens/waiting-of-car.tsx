import { Suspense } from 'react';
import type { Id } from '#domain/ids.ts';
import { useOutbox } from '#web/platform/outbox/state.ts';
import { useShownRecords } from '#web/platform/records/use-records.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

const WaitingList = lazyPart(
  () => import('#web/outbox/waiting-list.tsx').then((file) => file.WaitingList),
  () => undefined, // the line above every screen counts it
);

/** What waits for a car that has not come to this device yet: its lists cannot show it among the records. */
export function WaitingOfCar({ carId }: { carId: Id }) {
  const isHere = useShownRecords().has(carId);
  const isWaiting = useOutbox(({ operations }) =>
    operations.some(({ input }) => 'carId' in input && input.carId === carId),
  );
  if (isHere || !isWaiting) return null;
  return (
    <Suspense>
      <WaitingList carId={carId} />
    </Suspense>
  );
}
