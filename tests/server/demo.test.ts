import { beforeAll, expect, test } from 'vitest';
import type { Input, Procedure } from '#domain/calls.ts';
import { dayOf } from '#domain/days.ts';
import { askDemo } from '#domain/demo/ask.ts';
import { demoGarage } from '#domain/demo/garage.ts';
import { recordsOf, type Demo } from '#domain/demo/state.ts';
import { createWords } from '#domain/language/words.ts';
import { newId } from '#server/platform/deps.ts';
import { listsOf } from '#tests/demo.ts';
import { owner, withOwner } from '#tests/set-up.ts';
import { keptRecords } from '#tests/synced.ts';

const today = dayOf(Date.now());
const demo: Demo = {
  operations: demoGarage({ today, language: 'en' }),
  files: new Map(),
  replies: [],
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

async function expectSame<P extends Procedure>(procedure: P, input: Input<P>): Promise<void> {
  const asked = askDemo(demo, procedure, input, new Date().toISOString());
  if (typeof asked === 'string') throw new Error(`${procedure}: ${asked}`);
  expect(comparable(asked.output)).toEqual(comparable(await owner.call(procedure, input)));
}

type Lists = ReturnType<typeof listsOf>;
const byId = <One extends { id: string }>(records: readonly One[]) =>
  records.toSorted((a, b) => a.id.localeCompare(b.id));
/** Without the ids of readings, which only a server assigns, and the day on which the car was added. */
const sameOf = ({ readings, documents, reminders, costs, ...rest }: Lists) =>
  comparable({
    ...rest,
    documents: byId(documents),
    reminders: byId(reminders),
    readings: readings.flatMap(({ id: _id, ...one }) => (one.source === 'car' ? [] : [one])),
    costs: { ...costs, mileage: null },
  });

test('the demo shows its records as a server does that has them', { tags: ['DEMO-02'] }, async () => {
  await expectSame('cars.list', undefined);
  const stored = await keptRecords(owner);
  expect(stored.size).toBe(2);
  for (const carId of stored.keys()) {
    await expectSame('cars.read', { carId });
    const lists = listsOf(recordsOf(demo), carId);
    expect(sameOf(lists)).toEqual(sameOf(listsOf(stored, carId)));
    expect(lists.issues).not.toEqual([]);
    for (const { id: issueId } of lists.issues) await expectSame('issues.read', { carId, issueId });
  }
});
