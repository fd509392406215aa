import type { Garage } from '#domain/assistant/ask/facts.ts';
import type { CarFacts } from '#domain/assistant/car-facts.ts';
import { carFactsOf, garageFactsOf } from '#domain/assistant/garage-facts.ts';
import type { Language } from '#domain/language/words.ts';
import { localTime } from '#domain/notices/clock-rules.ts';
import { zoneOf } from '#domain/notices/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { CarScope, OwnerScope } from '#server/platform/access/scope.ts';
import { readZone } from '#server/notices/store.ts';
import { reading, recordsOfCar, recordsOfOwner } from '#server/sync/read-records.ts';

type Owner = Pick<OwnerScope, 'ownerId'>;

const ISSUE = 'title aiSummary date status isUrgent drivingAdvice resolvedAt resolvedBy recurrences'.split(
  ' ',
);
const ASKED = {
  issue: { names: ISSUE },
  repair: {},
  fill: {},
  document: {},
  reminder: {},
  reading: {},
};

/** @throws NOT_FOUND for a deleted car */
export const readFacts = (db: Queryable, scope: CarScope): Promise<CarFacts> =>
  reading.run(scope.ownerId, async () => carFactsOf(await recordsOfCar(db, scope, ASKED)));

/** All cars of an owner, with today in the owner's time zone. */
export async function readAskedGarage(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  owner: Owner,
  language: Language,
): Promise<Garage> {
  const [facts, zone] = await Promise.all([
    reading.run(owner.ownerId, async () => garageFactsOf(await recordsOfOwner(db, owner, ASKED))),
    readZone(db, owner),
  ]);
  return { ...facts, today: localTime(clock(), zoneOf(zone, language)).day };
}
