import { beforeAll, expect, test } from 'vitest';
import type { Input, Output, Procedure } from '#domain/calls.ts';
import { addDays, dayOf } from '#domain/days.ts';
import { askDemo } from '#domain/demo/ask.ts';
import { demoGarage } from '#domain/demo/garage.ts';
import type { Demo } from '#domain/demo/state.ts';
import { createWords } from '#domain/language/words.ts';
import { newId } from '#server/platform/deps.ts';
import { owner, withOwner } from '#tests/set-up.ts';

const today = dayOf(Date.now());
const timeZone = 'UTC';
const demo: Demo = {
  operations: demoGarage({ today, language: 'en' }),
  files: new Map(),
  today,
  settings: { language: 'en', theme: 'system' },
  words: () => createWords('en', {}),
  untitled: () => '',
};

withOwner();
beforeAll(async () => {
  for (const { procedure, input } of demo.operations)
    await owner.call(procedure, { ...input, opId: newId() });
});

/** Without times, versions and settings for which the demo has other defaults. */
const OWN = new Set(['createdAt', 'version', 'resolvedAt', 'currency']);
const comparable = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer, (key, value: unknown) => (OWN.has(key) ? undefined : value)));

async function both<P extends Procedure>(procedure: P, input: Input<P>): Promise<[Output<P>, Output<P>]> {
  const asked = askDemo(demo, procedure, input, new Date().toISOString());
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  return [asked.output, await owner.call(procedure, input)];
}
async function expectSame<P extends Procedure>(procedure: P, input: Input<P>): Promise<void> {
  const [shown, stored] = await both(procedure, input);
  expect(comparable(shown)).toEqual(comparable(stored));
}
/** The screen sorts them. */
const byId = (records: { id: string }[]) => comparable(records.toSorted((a, b) => a.id.localeCompare(b.id)));

/** Without the ids of readings, which only a server assigns, and the day on which the car was added. */
const ofRecords = ({ readings }: Output<'mileage.list'>) =>
  readings.flatMap(({ id: _id, ...rest }) => (rest.source === 'car' ? [] : [rest]));

const filters = [
  { open: 'true' },
  { urgent: 'true' },
  { resolved: 'true' },
  { partiallyResolved: 'true' },
  { recurring: 'true' },
] as const;

test('the demo shows its records as a server does that has them', { tags: ['DEMO-02'] }, async () => {
  await expectSame('cars.list', undefined);
  const { cars } = await owner.call('cars.list');
  expect(cars).toHaveLength(2);
  const year = today.slice(0, 4);
  for (const { id: carId } of cars) {
    await expectSame('cars.read', { carId });
    const [read, storedReadings] = await both('mileage.list', { carId });
    expect(ofRecords(read)).toEqual(ofRecords(storedReadings));
    await expectSame('issues.list', { carId });
    for (const filter of filters) await expectSame('issues.list', { carId, ...filter });
    for (const { id: issueId } of (await owner.call('issues.list', { carId })).issues)
      await expectSame('issues.read', { carId, issueId });
    await expectSame('repairs.list', { carId });
    await expectSame('repairs.list', { carId, costFrom: '100' });
    await expectSame('repairs.list', { carId, dateFrom: addDays(today, -150), shops: 'Riepu nams' });
    await expectSame('repairs.summary', { carId, yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` });
    await expectSame('fills.list', { carId });
    const [papers, storedPapers] = await both('documents.list', { carId });
    expect(byId(papers.documents)).toEqual(byId(storedPapers.documents));
    await expectSame('timeline.list', { carId, timeZone });
    const [shown, stored] = await both('reports.figures', { carId, timeZone });
    expect({ ...shown, mileage: shown.mileage.slice(0, -1) }).toEqual({
      ...stored,
      mileage: stored.mileage.slice(0, shown.mileage.length - 1),
    });
    expect(stored.costs.length).toBeGreaterThan(1);
  }
  const [paid, storedCosts] = await both('reports.costs', undefined);
  const withoutMileage = ({ cars: all }: Output<'reports.costs'>) =>
    all.map((one) => ({ ...one, mileage: null }));
  expect(withoutMileage(paid)).toEqual(withoutMileage(storedCosts));
  for (const text of ['brake', 'service', '389.90', 'Toyota'])
    await expectSame('search.find', { text, timeZone });
  await expectSame('search.find', { text: 'Neste', timeZone, kind: 'fill', from: '1' });
});

test('the demo reminds of the same on the same days', { tags: ['DEMO-02'] }, async () => {
  const [shown, stored] = await both('reminders.list', undefined);
  expect(byId(shown.reminders)).toEqual(byId(stored.reminders));
});
