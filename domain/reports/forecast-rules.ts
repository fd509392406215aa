import { addDays, daysBetween, isBefore } from '#domain/days.ts';
import type { Fill } from '#domain/fills/schema.ts';
import { fuelPerKm, stretchesOf } from '#domain/fills/per-km-rules.ts';
import type { Id } from '#domain/ids.ts';
import type { DueReminder } from '#domain/reminders/due-list-rules.ts';
import { projectedDate, type MileageFacts } from '#domain/mileage/estimate-rules.ts';
import { nextDue } from '#domain/reminders/next-due-rules.ts';
import type { Plan, Reminder } from '#domain/reminders/schema.ts';
import type { Total } from '#domain/money/schema.ts';
import { sumByCurrency } from '#domain/money/totals.ts';
import type { CarCosts } from './costs-schema.ts';

const FORECAST_DAYS = 365;

export type ForecastItem = {
  reminderId: Id;
  title: string;
  /** In the coming year. */
  times: number;
  /** All completions of the year at the cost of the last one; null if unknown. */
  cost: Total | null;
};

/** An estimate. In minor units, each currency by itself. */
export type Forecast = {
  items: readonly ForecastItem[];
  unforeseen: readonly string[];
  /** Distance per year at the present rate; null if unknown. */
  km: number | null;
  /** Fuel for this distance at last year's cost per km; empty if unknown. */
  fuel: readonly Total[];
  totals: readonly Total[];
};

type ForecastFacts = {
  due: readonly DueReminder[];
  mileage: MileageFacts | null;
  fills: readonly Fill[];
  lastCosts: CarCosts['lastCosts'];
};

export function yearForecast({ due, mileage, fills, lastCosts }: ForecastFacts, today: string): Forecast {
  const isOpen = ({ status }: DueReminder) => !['paused', 'outOfUse', 'done'].includes(status.state);
  const counted = due
    .filter(isOpen)
    .map(({ reminder }) => ({ reminder, times: timesDue(reminder, mileage, today) }));
  const items = counted.flatMap(({ reminder, times }): ForecastItem[] => {
    if (!times) return [];
    const last = lastCosts.find(({ reminderId }) => reminderId === reminder.id);
    const cost = last ? { currency: last.currency, minor: last.minor * times } : null;
    return [{ reminderId: reminder.id, title: reminder.title, times, cost }];
  });
  const km = mileage?.rate == null ? null : mileage.rate * FORECAST_DAYS;
  const since = addDays(today, -FORECAST_DAYS);
  const recent = fills.filter(({ date }) => date >= since && date <= today);
  const each = fuelPerKm(stretchesOf(recent))?.costs ?? [];
  const fuel = km === null ? [] : each.map(({ currency, minor }) => ({ currency, minor: minor * km }));
  return {
    items,
    unforeseen: counted.filter(({ times }) => times === null).map(({ reminder }) => reminder.title),
    km,
    fuel,
    totals: sumByCurrency([...items.map(({ cost }) => cost), ...fuel]),
  };
}

/** How often it is due within the year if it is always done on time; null if unknown. */
export function timesDue(
  { plan, kind }: Pick<Reminder, 'plan' | 'kind'>,
  mileage: MileageFacts | null,
  today: string,
): number | null {
  const end = addDays(today, FORECAST_DAYS);
  let times = 0;
  let current: Plan = plan;
  let after = addDays(today, -1);
  for (;;) {
    const date = expectedOn(current, mileage, today);
    if (date === null) return times === 0 && mileage?.rate == null ? null : times;
    // Assumes that what is overdue is done today, and nothing twice on one day.
    const doneOn = date > after ? date : addDays(after, 1);
    if (doneOn > end) return times;
    times += 1;
    after = doneOn;
    const next = nextDue(
      { plan: current, kind },
      { doneOn, doneKm: kmOn(doneOn, mileage, today), nextDate: null },
    );
    if (!next) return times;
    current = { ...current, ...next };
  }
}

function expectedOn({ dueDate, dueKm }: Plan, mileage: MileageFacts | null, today: string): string | null {
  const reached =
    dueKm === null || mileage === null
      ? null
      : dueKm <= mileage.km
        ? today
        : projectedDate(mileage, dueKm, today);
  return isBefore(reached, dueDate) ? reached : dueDate;
}

const kmOn = (day: string, mileage: MileageFacts | null, today: string): number | null =>
  mileage?.rate == null ? null : Math.round(mileage.estimatedKm + mileage.rate * daysBetween(today, day));
