import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import type { MileageReading } from '#domain/mileage/schema.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { keptRecords } from '#tests/synced.ts';

withOwner();

/** What a device shows that had these records before it went offline. */
async function device(carId: Id) {
  const records = await keptRecords(owner);
  const operations: PendingOperation[] = [];
  const pending = { ...nothingPending, operations, records };
  return {
    operations,
    readings: () => readingsOf(withWaiting(records, pending).get(carId)!),
    mileage: () => withWaiting(records, pending).get(carId)!.car!['mileage'] as number | null,
  };
}

type Reading = [km: number, date: string];

type Writer = 'reminder' | 'repair' | 'fill' | 'issue';

async function carWith(
  [[mileage, today], ...later]: [Reading, ...Reading[]],
  writers: readonly Writer[] = ['reminder'],
): Promise<Id> {
  const { id: carId } = await newCar(owner, { mileage, today });
  for (const [at, [km, date]] of later.entries()) {
    const writer = writers[at % writers.length];
    if (writer === 'repair') await owner.call('repairs.log', repairDraft(carId, { mileage: km, date }));
    else if (writer === 'issue') await newIssue(owner, carId, { mileage: km, date: `${date}T12:00:00.000Z` });
    else if (writer === 'fill') await owner.call('fills.log', fillDraft(carId, { km, date }));
    else {
      const { id } = await owner.call('reminders.add', reminderDraft(carId));
      await owner.call('reminders.done', reminderDone(carId, id, { doneKm: km, doneOn: date }));
    }
  }
  return carId;
}

/** @param to the new km; null deletes the reading */
const correction = (
  carId: Id,
  { source, sourceId, date, km: from }: MileageReading,
  to: number | null,
): PendingOperation => {
  const at = new Date().toISOString();
  const record = { carId, baseVersion: 1 };
  const change = { from, to };
  if (source === 'repair')
    return {
      procedure: 'repairs.edit',
      input: { ...record, repairId: sourceId!, changes: { mileage: change } },
      at,
    };
  if (source === 'issue')
    return {
      procedure: 'issues.edit',
      input: { ...record, issueId: sourceId!, changes: { mileage: change } },
      at,
    };
  if (source === 'fill')
    return { procedure: 'fills.edit', input: { ...record, fillId: sourceId!, changes: { km: change } }, at };
  const own = source === 'reminder' ? 'reminder' : 'car';
  return { procedure: 'mileage.correct', input: { carId, source: own, sourceId, date, from, km: to }, at };
};

const send = async (operations: readonly PendingOperation[]) => {
  for (const { procedure, input } of operations)
    await owner.call(procedure as 'mileage.correct', { opId: newId(), ...input } as never);
};

const typo: [Reading, ...Reading[]] = [
  [197_000, '2026-01-05'],
  [97_100, '2026-02-01'],
];
const older: [Reading, ...Reading[]] = [
  [90_000, '2026-01-05'],
  [97_100, '2026-02-01'],
];

/** Without the id, which a pending reading does not have yet. */
const plain = (readings: readonly MileageReading[]) =>
  readings.map(({ date, km, source, sourceId }) => ({ date, km, source, sourceId }));

test.each([
  { readings: typo, to: 97_000, mileage: 97_100 },
  { readings: typo, to: null, mileage: 97_100 },
  { readings: older, to: 99_000, mileage: 97_100 },
])(
  'an older reading corrected to $to leaves the newest as the mileage',
  { tags: ['REM-60'] },
  async ({ readings, to, mileage }) => {
    const carId = await carWith(readings);
    const shown = await device(carId);
    shown.operations.push(correction(carId, shown.readings().at(-1)!, to));
    await send(shown.operations);
    expect(shown.mileage()).toBe((await owner.call('cars.read', { carId })).mileage);
    expect(shown.mileage()).toBe(mileage);
  },
);

const km = fc.constantFrom(90_000, 97_000, 97_100, 99_000, 197_000);
const step = fc.record({ at: fc.nat(5), to: fc.option(km) });

test(
  'what waits shows the readings and the mileage as the server will have them',
  { tags: ['REM-60'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(km, { minLength: 1, maxLength: 4 }),
        fc.array(step, { maxLength: 4 }),
        fc.shuffledSubarray<Writer>(['reminder', 'repair', 'fill', 'issue'], { minLength: 1 }),
        async (kms, steps, writers) => {
          const [first, ...rest] = kms.map((one, at): Reading => [one, `2026-01-0${at + 1}`]);
          const carId = await carWith([first!, ...rest], writers);
          const shown = await device(carId);
          for (const { at, to } of steps) {
            const readings = shown.readings();
            const one = readings.at(at % readings.length);
            if (one && one.km !== to) shown.operations.push(correction(carId, one, to));
          }
          await send(shown.operations);
          const again = await device(carId);
          expect([shown.mileage(), plain(shown.readings())]).toEqual([
            again.mileage(),
            plain(again.readings()),
          ]);
          // Changes are sent one after another; the answer to one of them may be lost.
          again.operations.push(...shown.operations.slice(-1));
          expect(again.mileage()).toBe(shown.mileage());
        },
      ),
      { numRuns: 30 },
    );
  },
);
