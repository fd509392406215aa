import { startTransition, Suspense, useEffect, useState } from 'react';
import type { Id } from '#domain/ids.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { showNotLoaded } from '#web/platform/toasts/error-toasts.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const FiguresCard = lazyPart(
  () => import('#web/reports/figures-card.tsx').then((file) => file.FiguresCard),
  showNotLoaded,
);

/** Loaded after the rest of the screen is painted. */
export function Figures({ carId }: { carId: Id }) {
  const [isAsked, setAsked] = useState(wasAsked);
  useEffect(
    () =>
      afterPaint(() => {
        wasAsked = true;
        // As a transition, so that the skeleton stays until the figures have loaded.
        startTransition(() => setAsked(true));
      }),
    [],
  );
  return <Suspense fallback={skeleton}>{isAsked ? <FiguresCard carId={carId} /> : skeleton}</Suspense>;
}

let wasAsked = false;
const skeleton = <Skeleton className="h-96" />;
