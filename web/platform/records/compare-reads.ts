import type { Input } from '#domain/calls.ts';
import { dayOf } from '#domain/days.ts';
import { fillsOf, type FillRecord } from '#domain/fills/fill-record.ts';
import { overviewOf } from '#domain/fills/summary-rules.ts';
import { limits } from '#domain/limits.ts';
import { recordsOf, type KnownCar } from '#domain/sync/known-records.ts';
import { call } from '#web/platform/api/client.ts';
import { ApiError, isNoAnswer } from '#web/platform/api/errors.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { currentSession, onSignedOut } from '#web/platform/session/session-store.ts';
import { endRecords, syncRecords } from './record-store.ts';

const ATTEMPTS = 3;
/** What a test waits for. */
const COMPARED = 'carful: records compared';

const fillsIn = (car: KnownCar | undefined) =>
  fillsOf((recordsOf(car).fill?.values() ?? []) as Iterable<FillRecord>);

/** The answers of the server, of records. */
const selectors = {
  'fills.list': (car: KnownCar | undefined) => ({ fills: fillsIn(car) }),
  'fills.overview': (car: KnownCar | undefined) => {
    const fills = fillsIn(car);
    const batteryCapacity = (car?.car['batteryCapacity'] ?? null) as number | null;
    return overviewOf(fills, fills.slice(0, limits.listPage), { today: dayOf(Date.now()), batteryCapacity });
  },
};
type Compared = keyof typeof selectors;

/** For tests and development, until screens read records: what the server answers is compared with what the same
 * function makes of the records on the device. */
export function compareReads(): void {
  onSignedOut((userId) => void endRecords(userId));
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual) return;
    const [procedure, input] = event.query.queryKey as [Compared, Input<Compared>];
    if (Object.hasOwn(selectors, procedure)) void compare(procedure, input, event.query.state.data);
  });
}

async function compare(procedure: Compared, input: Input<Compared>, read: unknown): Promise<void> {
  const userId = currentSession().session?.user.id;
  if (userId === undefined) return;
  try {
    let answer = read;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
      const car = (await syncRecords(userId)).cars.get(input.carId);
      const [here, there] = [selectors[procedure](car), answer].map(sorted);
      if (here === there) return void performance.mark(COMPARED);
      if (attempt === ATTEMPTS) console.error(`${procedure} differs from its records`, here, there);
      // Something may have been written in between.
      answer = await call(procedure, input);
    }
  } catch (error) {
    // Without a network, after a log-out or of a deleted car there is nothing to compare.
    if (!isNoAnswer(error) && !(error instanceof ApiError)) throw error;
  }
}

const sorted = (value: unknown) =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
