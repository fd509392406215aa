import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { repairDraft } from '#tests/people.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const stored = async (repairId: Id) => await owner.call('repairs.read', { carId, repairId });
const edit = (repair: Repair, changes: Record<string, unknown>) =>
  owner.attempt('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes });

test('parts and labor are never more than the cost, whoever changes it', { tags: ['COST-09'] }, async () => {
  const breakdown = { parts: 100, labor: 20 };
  const refusal = ['cost: Parts and labor add up to more than the total cost.'];
  const drafted = (changes: object) => repairDraft(carId, { cost: 150, breakdown, ...changes });
  for (const cost of [119.99, null])
    expect(faults(await owner.attempt('repairs.log', drafted({ cost })))).toEqual(refusal);
  const repair = await owner.call('repairs.log', drafted({ mileage: null }));
  expect(await stored(repair.id)).toMatchObject({ cost: 150, breakdown });
  expect(faults(await edit(repair, { cost: { from: 150, to: 119 } }))).toEqual(refusal);
  const more = { parts: 100, labor: 51 };
  expect(faults(await edit(repair, { breakdown: { from: breakdown, to: more } }))).toEqual(refusal);
  const both = await edit(repair, {
    cost: { from: 150, to: 151 },
    breakdown: { from: breakdown, to: more },
  });
  expect(both.body).toMatchObject({ cost: 151, breakdown: more, version: 2 });
  expect((await edit(both.body as Repair, { breakdown: { from: more, to: null } })).body).toMatchObject({
    cost: 151,
    breakdown: null,
  });
});

test('a document that lowers the cost leaves parts and labor unknown', { tags: ['COST-09'] }, async () => {
  const { id: documentId, record } = await owner.call('documents.add', documentDraft(carId));
  const breakdown = { parts: 100, labor: 20 };
  const paidFor = async (cost: number) => {
    const [document] = (await owner.call('documents.list', { carId })).documents;
    const { record: from, version } = document!;
    const changes = { record: { from, to: { ...record!, cost } } };
    await owner.call('documents.edit', { opId: newId(), carId, documentId, baseVersion: version, changes });
    return stored(record!.id);
  };
  const repair = await stored(record!.id);
  await edit(repair, { breakdown: { from: null, to: breakdown } });
  expect(await paidFor(120)).toMatchObject({ cost: 120, breakdown });
  expect(await paidFor(119)).toMatchObject({ cost: 119, breakdown: null });
});
