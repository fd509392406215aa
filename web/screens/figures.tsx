import { lazy, Suspense } from 'react';
import type { Id } from '#domain/ids.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FiguresCard = lazy(async () => {
  await firstPaint();
  const { FiguresCard: Card } = await import('#web/reports/figures-card.tsx');
  return { default: Card };
});

/** Two frames on, what is drawn now has been painted; a tab in the background draws no frames. */
const firstPaint = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
    setTimeout(resolve, 500);
  });

/** A car's plots, loaded after the rest of the screen. */
export const Figures = ({ carId }: { carId: Id }) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <FiguresCard carId={carId} />
  </Suspense>
);
