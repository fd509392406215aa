import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { downloadExport, importZip, packed } from '#tests/export-zip.ts';
import { asBytes, pdf } from '#tests/fixtures/media/samples.ts';
import { repairDraft } from '#tests/people.ts';
import { upload, uploadPicture } from '#tests/upload.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const log = (changes: Parameters<typeof repairDraft>[1]) =>
  owner.call('repairs.log', repairDraft(carId, changes));
const list = async () => (await owner.call('repairs.list', { carId })).repairs;
const edit = (repair: Repair, changes: object) =>
  owner.attempt('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes });
const picture = () => uploadPicture(owner, 'receipt', carId);
const paper = () => upload(owner, 'receipt', pdf(), carId);
const many = (count: number) => Promise.all(Array.from({ length: count }, picture));
const late = (repairId: Id, fileId: Id) =>
  owner.send('PUT', `/api/media/${fileId}?purpose=receipt&carId=${carId}&repairId=${repairId}`, {
    body: asBytes(pdf()),
  });

test('at most ten are taken, each once, however they come', async () => {
  const receiptIds = await many(limits.filesPerRecord);
  const [more, again] = [await paper(), receiptIds[0]!];
  const repair = await log({ receiptIds: [...receiptIds, again] });
  expect(repair.receiptIds).toEqual(receiptIds);
  expect(faults(await edit(repair, { receiptId: { from: null, to: more } }))).toEqual([
    'receiptIds: At most 10 files',
  ]);
  expect((await late(repair.id, newId())).status).toBe(400);
  expect(await list()).toEqual([repair]);
});

test('receipts that two devices add are a conflict, which names both', async () => {
  const [first, mine, theirs] = [await picture(), await paper(), await picture()];
  const repair = await log({ receiptIds: [first] });
  const added = (id: Id) => ({ receiptIds: { from: [first], to: [first, id] } });
  const stored = await edit(repair, added(theirs));
  expect(await edit(repair, { title: { from: repair.title, to: 'Discs' } })).toMatchObject({ status: 200 });
  const clash = await edit(repair, added(mine));
  expect(clash).toMatchObject({
    status: 409,
    body: { data: { clashes: [{ field: 'receiptIds', mine: [first, mine], theirs: [first, theirs] }] } },
  });
  expect((await list())[0]).toMatchObject({ receipts: (stored.body as Repair).receipts, title: 'Discs' });
});

test('the one receipt of the version before is added, replaced and removed among them', async () => {
  const [first, second, third] = (await many(3)) as [Id, Id, Id];
  const repair = await log({ receiptId: first });
  expect(repair).toMatchObject({ receiptIds: [first], receiptId: first });
  const after = async (from: Id | null, to: Id | null) => {
    const { status, body } = await edit(repair, { receiptId: { from, to } });
    return [status, (body as Repair).receiptIds];
  };
  expect(await after(null, second)).toEqual([200, [first, second]]);
  expect(await after(first, third)).toEqual([200, [third, second]]);
  expect(await after(third, null)).toEqual([200, [second]]);
  expect(await after(null, second)).toEqual([200, [second]]);
  expect((await list())[0]).toMatchObject({ receiptId: second, version: 4 });
});

test('an import of an older export restores its single receipt', async () => {
  await log({ receiptIds: [await paper()] });
  const { contents, document } = await downloadExport(owner);
  const [{ receiptIds: [receiptId] = [], ...older }] = document.repairs as unknown as [{ receiptIds?: Id[] }];
  const since = new Set(['waysIn', 'keys', 'webhooks']);
  const earlier = Object.fromEntries(Object.entries(document).filter(([section]) => !since.has(section)));
  const before = { ...earlier, version: 6, repairs: [{ ...older, receiptId }] };
  const old = new Map(contents).set('carful.json', Buffer.from(JSON.stringify(before)));
  const other = await world.newOwner('Cecil');
  expect((await importZip(other, await packed(old))).status).toBe(200);
  const [car] = (await other.call('cars.list')).cars;
  const [repair] = (await other.call('repairs.list', { carId: car!.id })).repairs;
  expect(repair!.receipts).toMatchObject([{ kind: 'document' }]);
  expect((await other.send('GET', repair!.receipts[0]!.url!)).status).toBe(200);
});
