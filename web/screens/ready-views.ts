import { fillsOf } from '#domain/fills/fill-record.ts';
import { choicesOf, costsTogether, historyOf } from '#domain/history/history-rules.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import type { CarRecords } from '#domain/sync/known-records.ts';
import { recordsState } from '#web/platform/records/state.ts';

/** What takes a slow phone longest of thousands of records, on the way from one tab of a car to the next. */
const views: readonly ((records: CarRecords) => unknown)[] = [
  fillsOf,
  historyOf,
  (records) => costsTogether(historyOf(records)),
  (records) => choicesOf(historyOf(records)),
  costsOf,
];

/** After a change the screen comes first. */
const STILL_MS = 500;

/** They are made of the records of each car before they are looked at, one at a time. */
export function keepViewsReady(): void {
  let timer: ReturnType<typeof setTimeout>;
  const make = ([first, ...others]: (() => unknown)[]) => {
    if (!first) return;
    first();
    timer = setTimeout(make, 0, others);
  };
  const begin = () => {
    clearTimeout(timer);
    const cars = [...recordsState.get().cars.values()];
    timer = setTimeout(
      make,
      STILL_MS,
      cars.flatMap((records) => views.map((view) => () => view(records))),
    );
  };
  recordsState.subscribe(begin);
  begin();
}
