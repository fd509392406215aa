import { lazy, Suspense } from 'react';
import { dangerOf } from '#domain/cars/danger-rules.ts';
import type { Car } from '#domain/cars/schema.ts';

// Loaded when a car must not be driven.
const NextSteps = lazy(() => import('./next-steps.tsx').then((file) => ({ default: file.NextSteps })));

export function CarSteps({ car }: { car: Car }) {
  const danger = dangerOf(car.health);
  if (danger?.advice !== 'stop_driving') return null;
  return (
    <Suspense>
      <NextSteps carId={car.id} issueId={danger.issueId} title={danger.title} />
    </Suspense>
  );
}
