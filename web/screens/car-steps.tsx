import { Suspense } from 'react';
import { dangerOf } from '#domain/status/status-rules.ts';
import type { Car } from '#domain/cars/schema.ts';
import { lazyPart } from '#web/ui/lazy-part.tsx';

// Loaded when a car must not be driven.
const NextSteps = lazyPart(
  () => import('./next-steps.tsx').then((file) => file.NextSteps),
  // If loading fails, the advice not to drive is still shown.
  () => {},
);

export function CarSteps({ car }: { car: Car }) {
  const danger = dangerOf(car.health);
  if (danger?.advice !== 'stop_driving') return null;
  return (
    <Suspense>
      <NextSteps carId={car.id} issueId={danger.issueId} title={danger.title} />
    </Suspense>
  );
}
