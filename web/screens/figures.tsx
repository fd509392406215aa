import { lazy, Suspense } from 'react';
import type { Id } from '#domain/ids.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FiguresCard = lazy(() =>
  import('#web/reports/figures-card.tsx').then(({ FiguresCard: Card }) => ({ default: Card })),
);

/** A car's plots, loaded after the rest of the screen. */
export const Figures = ({ carId }: { carId: Id }) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <FiguresCard carId={carId} />
  </Suspense>
);
