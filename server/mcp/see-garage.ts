import type { Garage } from '#domain/assistant/ask/facts.ts';
import { garageFactsOf } from '#domain/assistant/garage-facts.ts';
import type { Id } from '#domain/ids.ts';
import type { Language } from '#domain/language/words.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import { garageSummary } from '#domain/summary/garage-summary.ts';
import type { GarageSummary } from '#domain/summary/schema.ts';
import type { Cars } from '#domain/sync/known-records.ts';
import { readZone } from '#server/notices/store.ts';
import { callerOf } from '#server/platform/access/session.ts';
import { refusal } from '#server/platform/errors.ts';
import type { ApiContext } from '#server/platform/http/api.ts';
import { wordsFor } from '#server/platform/words.ts';
import { viewOfOwner } from '#server/sync/read-records.ts';
import type { Danger, Told } from './mcp-tool.ts';

const ALL = { issue: {}, repair: {}, fill: {}, reminder: {}, document: {}, reading: {} };

export type Seen = {
  cars: Cars;
  garage: Garage;
  summary: GarageSummary;
  language: Language;
  dayOf: (instant: Date) => string;
};
type Asked = { carId?: Id | undefined; language: Language };

/** Computes an answer from the records of the cars that the key may use.
 * @throws NOT_FOUND for another car */
export async function seeing(
  context: ApiContext,
  { carId, language }: Asked,
  tell: (seen: Seen) => object,
): Promise<Told> {
  const { owner } = await callerOf(context.deps, context.request);
  const zone = zoneOf(await readZone(context.deps.db, owner), language);
  const dayOf = (instant: Date) => localTime(instant, zone).day;
  const today = dayOf(context.deps.clock());
  return viewOfOwner(context, ALL, (cars) => {
    if (carId !== undefined && !cars.has(carId)) throw refusal('NOT_FOUND');
    const summary = garageSummary(cars, today, wordsFor(language));
    const garage = { ...garageFactsOf(cars), today };
    return { danger: dangerOf(summary, carId), data: tell({ cars, garage, summary, language, dayOf }) };
  });
}

/** The cars that must not be driven; of all cars where none is named. */
const dangerOf = ({ cars }: GarageSummary, carId?: Id): Danger[] =>
  cars
    .filter(({ id, status }) => status.level === 'danger' && (carId === undefined || id === carId))
    .map(({ id, name, status: { sentence, reason } }) => ({
      says: sentence,
      carId: id,
      car: name,
      problem: reason ?? '',
    }));
