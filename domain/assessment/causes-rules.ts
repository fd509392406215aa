import type { Cause, Likelihood } from './knowledge/pattern-shape.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

const MAX_CAUSES = 5;

export function unique<T>(items: readonly T[], key: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [key(item), item] as const).toReversed()).values()].toReversed();
}

const ORDER: Record<Likelihood, number> = { likely: 0, possible: 1, less_likely: 2 };

/** Of the first list that has any for such a car. */
export function causesOf(lists: readonly (readonly Cause[])[], vehicle: Vehicle): Cause[] {
  const fitting = lists.map((causes) =>
    causes.filter(({ text, why }) => fitsVehicle({ en: `${text.en}: ${why.en}`, lv: text.lv }, vehicle)),
  );
  return unique(fitting.find(({ length }) => length > 0) ?? [], (cause) => cause.text.en)
    .toSorted((a, b) => ORDER[a.likelihood] - ORDER[b.likelihood])
    .slice(0, MAX_CAUSES);
}
