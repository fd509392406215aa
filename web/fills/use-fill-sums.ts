import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Car } from '#domain/cars/schema.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { summarize } from '#domain/fills/summary-rules.ts';
import { afterPaint } from '#web/platform/after-paint.ts';
import { deviceDay } from '#web/platform/language/device-day.ts';

/** Summed up last: who comes back finds the page as it was. */
let last: readonly Fill[] | null = null;

/** What the fill-ups of a car sum up to, once they are painted: thousands take a slow phone longer than the newest. */
export function useFillSums(fills: readonly Fill[], { batteryCapacity }: Pick<Car, 'batteryCapacity'>) {
  const [isTime, setTime] = useState(() => last === fills);
  // The list draws its rows in a deferred render: the sums would come in the same one, and hold it up.
  const isDrawn = useDeferredValue(true, false);
  useEffect(() => (isDrawn ? afterPaint(() => startTransition(() => setTime(true))) : undefined), [isDrawn]);
  useEffect(() => {
    if (isTime) last = fills;
  }, [isTime, fills]);
  const today = deviceDay();
  return useMemo(
    () => (isTime ? summarize(fills, { today, batteryCapacity }) : undefined),
    [isTime, fills, today, batteryCapacity],
  );
}
