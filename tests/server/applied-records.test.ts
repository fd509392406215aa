import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillOf, type FillRecord } from '#domain/fills/fill-record.ts';
import type { Id } from '#domain/ids.ts';
import { changesBetween } from '#domain/merge-rules.ts';
import { readingsOf } from '#domain/mileage/reading-record.ts';
import { nothingPending, type PendingOperation } from '#domain/outbox/pending.ts';
import { withWaiting } from '#domain/outbox/with-waiting.ts';
import { filterRecords } from '#domain/repairs/record-rules.ts';
import { repairOf, repairsOf, type RepairRecord } from '#domain/repairs/repair-record.ts';
import { summaryOf } from '#domain/repairs/summary-rules.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { figuresIn } from '#domain/reports/figures-of-car.ts';
import { timelineOf } from '#domain/reports/timeline-rules.ts';
import { wholeCars, type Cars } from '#domain/sync/known-records.ts';
import type { RecordKind, Row } from '#domain/sync/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newIssue, repairDraft, type Owner } from '#tests/people.ts';
import { owner, withOwner, world } from '#tests/set-up.ts';
import { tries } from '#tests/sampled.ts';
import { Synced } from '#tests/synced.ts';
import { uploadPicture } from '#tests/upload.ts';

withOwner();

/** The kinds to which what waits is applied. */
const applied = ['issue', 'repair', 'fill', 'reading'] as const;
/** What only the server knows. */
const SERVERS = new Set(['version', 'createdAt', 'updatedAt', 'position', 'extension', 'url']);

/** What a car has, whatever the order. */
function comparable(cars: Cars, carId: Id) {
  const { car, ...records } = cars.get(carId)!;
  const rows = applied.map((kind) => [
    kind,
    [...(records[kind]?.values() ?? [])].map((row) => plain(kind, row)).toSorted(),
  ]);
  return { mileage: car!['mileage'], ...(Object.fromEntries(rows) as Partial<Record<RecordKind, string[]>>) };
}
const plain = (kind: RecordKind, row: Row) =>
  JSON.stringify(row, (name, value: unknown) => {
    if (SERVERS.has(name) || (kind === 'reading' && name === 'id')) return undefined;
    if (name === 'resolvedAt' && value !== null) return 'then';
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => a.localeCompare(b)))
      : value;
  });
const byId = (a: Row, b: Row) => ((a['id'] as Id) < (b['id'] as Id) ? -1 : 1);

const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
const filters = [{}, { costFrom: '60.5' }, { costTo: '61' }, { dateTo: '2026-01-05', shops: ['Riepu nams'] }];

/** What screens make of the records. */
function seen(cars: Cars, carId: Id) {
  const records = cars.get(carId)!;
  const repairs = repairsOf(records);
  return known({
    lists: filters.map((one) => filterRecords(repairs, one)),
    summary: summaryOf(records, year),
    timeline: timelineOf(records, undefined, 'UTC'),
    figures: figuresIn(records, 'UTC'),
    costs: { carId, ...costsOf(records) },
  });
}

/** The same, as the API answers it. */
async function answered(of: Owner, carId: Id) {
  const lists = filters.map(async (one) => (await of.call('repairs.list', { carId, ...one })).repairs);
  return known({
    lists: await Promise.all(lists),
    summary: await of.call('repairs.summary', { carId, ...year }),
    timeline: (await of.call('timeline.list', { carId, timeZone: 'UTC' })).records,
    figures: await of.call('reports.figures', { carId, timeZone: 'UTC' }),
    costs: (await of.call('reports.costs')).cars.find((one) => one.carId === carId),
  });
}

/** Without what only the server knows. */
const known = (data: unknown) =>
  JSON.parse(
    JSON.stringify(data, (name, value: unknown) => (SERVERS.has(name) ? undefined : value)),
  ) as unknown;

type Step = {
  noun: 'fill' | 'repair' | 'reading';
  verb: 'log' | 'edit' | 'delete';
  at: number;
  fields: Fields;
};
type Fields = Record<string, unknown>;

const some = (constraints: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Fields> =>
  fc.record(constraints, { requiredKeys: [] });
const paid = {
  date: fc.constantFrom('2025-12-31', '2026-01-05', '2026-01-06'),
  currency: fc.constantFrom('EUR', 'JPY', 'KWD'),
};
const fields = {
  /** Of the form of the car. */
  reading: some({ km: fc.constantFrom(null, 90_000, 98_500, 197_000) }),
  fill: some({
    ...paid,
    cost: fc.constantFrom(null, 0, 62.4, 7),
    time: fc.constantFrom(null, '08:30'),
    energy: fc.constantFrom('diesel', 'electric'),
    amount: fc.constantFrom(null, 40_000, 12_345),
    discount: fc.constantFrom(null, 2),
    km: fc.constantFrom(null, 12_000, 98_000, 99_000),
    isFull: fc.boolean(),
    isConfirmed: fc.boolean(),
    socEnd: fc.constantFrom(null, 80),
    station: fc.constantFrom(null, 'Neste'),
    notes: fc.constantFrom(null, 'Rain'),
  }),
  repair: some({
    ...paid,
    cost: fc.constantFrom(60, 62.4),
    breakdown: fc.constantFrom(null, { parts: 20, labor: 10.5 }, { parts: null, labor: 1 }),
    title: fc.constantFrom('Pads', 'Oil'),
    kind: fc.constantFrom(null, 'tyres'),
    mileage: fc.constantFrom(null, 98_000, 99_000),
    garageName: fc.constantFrom(null, 'Riepu nams'),
    description: fc.constantFrom(null, 'Front'),
    /** What becomes of each problem of the car. */
    links: fc.array(fc.constantFrom('none', 'resolved', 'partial'), { minLength: 2, maxLength: 2 }),
  }),
};
const nouns = ['fill', 'repair', 'fill', 'repair', 'reading'] as const;
const step: fc.Arbitrary<Step> = fc.constantFrom(...nouns).chain((noun) =>
  fc.record({
    noun: fc.constant(noun),
    verb: fc.constantFrom('log', 'log', 'edit', 'edit', 'delete'),
    at: fc.nat(20),
    fields: fields[noun],
  }),
);

const made = (procedure: string, { opId: _opId, ...input }: Fields) =>
  [{ procedure, input, at: new Date().toISOString() }] as PendingOperation[];

/** What an owner does who sees what is shown. */
function operationOf({ noun, verb, at, fields: given }: Step, carId: Id, shown: Cars): PendingOperation[] {
  const of = shown.get(carId)!;
  if (noun === 'reading' && verb === 'log') {
    // A new odometer: the car's mileage is what the newest record says.
    const reading = readingsOf(of).find(({ sourceId }) => sourceId !== null);
    const { version, mileage } = of.car as { version: number; mileage: number | null };
    if (!reading || reading.km === mileage) return [];
    const changes = { mileage: { from: mileage, to: reading.km } };
    return made('cars.edit', { carId, baseVersion: version, hasReading: true, changes });
  }
  if (noun === 'reading') {
    const reading = readingsOf(of).filter(({ source }) => source === 'car')[0];
    if (!reading || given['km'] === undefined || given['km'] === reading.km) return [];
    const { source, sourceId, date, km: from } = reading;
    return made('mileage.correct', { carId, source, sourceId, date, from, km: given['km'] });
  }
  const rows = [...(of[noun]?.values() ?? [])].toSorted(byId);
  const to = withLinks(given, [...of.issue!.keys()].toSorted());
  if (verb === 'log')
    return noun === 'fill'
      ? made('fills.log', fillDraft(carId, { ...to, amount: 30_000 }))
      : made('repairs.log', repairDraft(carId, to));
  const row = rows[at % rows.length];
  if (!row) return [];
  const {
    id,
    version: baseVersion,
    ...before
  } = noun === 'fill' ? fillOf(row as FillRecord) : repairOf(row as RepairRecord);
  const key = { carId, [`${noun}Id`]: id };
  if (verb === 'delete') return made(`${noun}s.delete`, key);
  const after: Fields = { ...before, ...to };
  // The form refuses it, as the server does.
  if (noun === 'fill' && after['amount'] === null && after['cost'] === null) return [];
  return made(`${noun}s.edit`, { ...key, baseVersion, changes: changesBetween<Fields>(before, to) });
}

function withLinks({ links, ...to }: Fields, issues: readonly Id[]): Fields {
  if (!links) return to;
  const named = (outcome: string) => issues.filter((_id, at) => (links as string[])[at] === outcome);
  return { ...to, resolvedIssues: named('resolved'), partiallyResolvedIssues: named('partial') };
}

test(
  'what waits is applied to records as the server applies it; what has arrived changes nothing more',
  { tags: ['COST-08', 'FUEL-07', 'LINK-01', 'LINK-03', 'LINK-05', 'LINK-06', 'LINK-07', 'REM-60'] },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), fc.nat(12), async (steps, sent) => {
        const owner = await world.newOwner();
        const { id: carId } = await newCar(owner, { mileage: 97_000, today: '2026-01-05' });
        for (const description of ['Squeal', 'Rattle']) await newIssue(owner, carId, { description });
        const device = new Synced(owner);
        const operations: PendingOperation[] = [];
        const shown = () => withWaiting(wholeCars(device.known), { ...nothingPending, operations });
        const send = async ({ procedure, input }: PendingOperation) =>
          expect((await owner.attempt(procedure, { ...input, opId: newId() })).status).toBe(200);
        await device.pull();
        for (const [at, one] of steps.entries()) {
          const made = operationOf(one, carId, shown());
          if (at < sent) for (const each of made) await send(each);
          else operations.push(...made);
          if (at < sent) await device.pull();
        }
        const waited = comparable(shown(), carId);
        const views = seen(shown(), carId);
        for (const each of operations) await send(each);
        await device.pull();
        expect(waited).toEqual(comparable(wholeCars(device.known), carId));
        expect(views).toEqual(await answered(owner, carId));
        // Applied again, a mileage with its reading or the state of a problem may go another way until the next fetch.
        const settled = ({ reading, ...others }: ReturnType<typeof comparable>) => ({
          ...others,
          mileage: null,
          issue: null,
          reading: (reading ?? []).filter((row) => !row.includes('"source":"car"')),
        });
        expect(settled(comparable(shown(), carId))).toEqual(settled(waited));
      }),
      { numRuns: tries(15, 60), endOnFailure: true },
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
