import type { Car } from '#domain/cars/schema.ts';
import { LastFillCard } from '#web/fills/last-fill-card.tsx';
import { SpentCard } from '#web/reports/spent-card.tsx';

/** What is looked at every week. */
export function HomeFigures({ car }: { car: Car }) {
  return (
    <>
      <LastFillCard car={car} />
      <SpentCard />
    </>
  );
}
