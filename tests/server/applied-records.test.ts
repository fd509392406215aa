import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillOf, type FillRecord } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { wholeCars, type Cars } from '#domain/sync/known-records.ts';
import type { RecordKind, Row } from '#domain/sync/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { Synced } from '#tests/synced.ts';
import { uploadPicture } from '#tests/upload.ts';

withOwner();

/** The kinds to which what waits is applied. */
const applied = ['fill', 'reading'] as const;
/** What only the server knows. */
const SERVERS = new Set(['version', 'createdAt', 'updatedAt', 'position', 'extension', 'url']);

/** What a car has, whatever the order. */
function comparable(cars: Cars, carId: Id) {
  const { car, ...records } = cars.get(carId)!;
  const rows = applied.map((kind) => [
    kind,
    [...(records[kind]?.values() ?? [])].map((row) => plain(kind, row)).toSorted(),
  ]);
  return { mileage: car!['mileage'], ...(Object.fromEntries(rows) as object) };
}
const plain = (kind: RecordKind, row: Row) =>
  JSON.stringify(row, (name, value: unknown) => {
    if (SERVERS.has(name) || (kind === 'reading' && name === 'id')) return undefined;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value;
  });
const byId = (a: Row, b: Row) => ((a['id'] as Id) < (b['id'] as Id) ? -1 : 1);

type Step = { kind: string; at: number; fields: Record<string, unknown> };

const fields = fc.record(
  {
    date: fc.constantFrom('2025-12-31', '2026-01-05', '2026-01-06'),
    time: fc.constantFrom(null, '08:30'),
    energy: fc.constantFrom('diesel', 'electric'),
    amount: fc.constantFrom(null, 40_000, 12_345),
    cost: fc.constantFrom(null, 0, 62.4, 7),
    discount: fc.constantFrom(null, 2),
    currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
    km: fc.constantFrom(null, 98_000, 99_000),
    isFull: fc.boolean(),
    isConfirmed: fc.boolean(),
    socEnd: fc.constantFrom(null, 80),
    station: fc.constantFrom(null, 'Neste'),
    notes: fc.constantFrom(null, 'Rain'),
  },
  { requiredKeys: [] },
);
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('log', 'log', 'edit', 'edit', 'delete'),
  at: fc.nat(20),
  fields,
});

/** What an owner does who sees what is shown. */
function operationOf({ kind, at, fields: to }: Step, carId: Id, shown: Cars): PendingOperation[] {
  const made = (procedure: string, input: object) =>
    [{ procedure, input, at: new Date().toISOString() }] as PendingOperation[];
  if (kind === 'log') {
    const { opId: _opId, ...draft } = fillDraft(carId, { ...to, amount: 30_000 });
    return made('fills.log', draft);
  }
  const all = [...(shown.get(carId)!.fill?.values() ?? [])].toSorted(byId) as FillRecord[];
  if (all.length === 0) return [];
  const { id: fillId, version: baseVersion, ...fill } = fillOf(all[at % all.length]!);
  if (kind === 'delete') return made('fills.delete', { carId, fillId });
  const { amount, cost } = { ...fill, ...to };
  if (amount === null && cost === null) return []; // the form refuses it, as the server does
  return made('fills.edit', {
    carId,
    fillId,
    baseVersion,
    changes: changesBetween<Record<string, unknown>>(fill, to),
  });
}

test(
  'what waits is applied to records as the server applies it; what has arrived changes nothing more',
  { tags: ['FUEL-07'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(12), async (steps, known) => {
        const { id: carId } = await newCar(owner);
        const device = new Synced(owner);
        const operations: PendingOperation[] = [];
        const shown = () => withWaiting(wholeCars(device.known), { ...nothingPending, operations });
        const send = async ({ procedure, input }: PendingOperation) =>
          expect((await owner.attempt(procedure, { ...input, opId: newId() })).status).toBe(200);
        await device.pull();
        for (const [at, one] of steps.entries()) {
          const made = operationOf(one, carId, shown());
          if (at < known) for (const each of made) await send(each);
          else operations.push(...made);
          if (at < known) await device.pull();
        }
        const waited = comparable(shown(), carId);
        for (const each of operations) await send(each);
        await device.pull();
        expect(waited).toEqual(comparable(wholeCars(device.known), carId));
        // Applied again, a mileage may go another way until the next fetch.
        expect({ ...comparable(shown(), carId), mileage: null }).toEqual({ ...waited, mileage: null });
      }),
      { numRuns: 25, endOnFailure: true },
    );
  },
);

test('files that wait with a record are its files, from the device until they are sent', async () => {
  const { id: carId } = await newCar(owner);
  const [sent, waits] = [await uploadPicture(owner, 'receipt', carId), newId()];
  const { opId: _opId, ...draft } = fillDraft(carId, { fileIds: [sent, waits] });
  const operations = [{ procedure: 'fills.log', input: draft, at: '' }] as const;
  const files = new Map([[waits, { url: 'blob:picture', kind: 'picture' as const }]]);
  const cars = withWaiting(new Map([[carId, {}]]), { ...nothingPending, operations, files });
  const shown = fillOf(cars.get(carId)!.fill!.get(draft.id) as FillRecord);
  expect(shown).toMatchObject({
    fileIds: [sent, waits],
    files: [
      { id: sent, url: null },
      { id: waits, url: 'blob:picture', kind: 'picture' },
    ],
  });
});
