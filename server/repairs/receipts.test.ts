import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { downloadExport, importZip, packed } from '#tests/export-zip.ts';
import { asBytes, pdf } from '#tests/fixtures/media/samples.ts';
import { newCar, newLink, repairDraft } from '#tests/people.ts';
import { sweepAfter } from '#tests/sweep-after.ts';
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

test('several stay in the order in which they were added', { tags: ['ENT-44', 'CALL-57'] }, async () => {
  const receiptIds = [await picture(), await paper(), await picture()];
  const [first, second, third] = receiptIds as [Id, Id, Id];
  const repair = await log({ receiptIds });
  expect(repair).toMatchObject({
    receiptIds,
    receipts: [
      { id: first, kind: 'picture', url: `/api/media/${first}/picture.jpg` },
      { id: second, kind: 'document', url: `/api/media/${second}/document.pdf` },
      { id: third, kind: 'picture', url: `/api/media/${third}/picture.jpg` },
    ],
    receiptId: first,
    receiptUrl: `/api/media/${first}/picture.jpg`,
  });
  expect(await list()).toEqual([repair]);
  for (const { url } of repair.receipts) expect((await owner.send('GET', url!)).status).toBe(200);
  const to = [second, third, await paper()];
  const { body } = await edit(repair, { receiptIds: { from: receiptIds, to } });
  expect(body).toMatchObject({ receiptIds: to, receiptId: second, version: 2 });
  expect(await list()).toEqual([body]);
  expect((await owner.send('GET', repair.receiptUrl!)).status).toBe(200);
  await sweepAfter(world, owner.id, 40);
  expect((await owner.send('GET', repair.receiptUrl!)).status).toBe(404);
  expect((await list())[0]!.receiptIds).toEqual(to);
  await owner.call('repairs.delete', { opId: newId(), carId, repairId: repair.id });
  expect(await list()).toEqual([]);
  await owner.call('bin.empty', { opId: newId() });
  await sweepAfter(world, owner.id, 40);
  expect((await owner.send('GET', `/api/media/${second}/document.pdf`)).status).toBe(404);
});

test('at most ten are taken, each once, however they come', async () => {
  const receiptIds = await many(limits.filesPerRecord);
  const [more, again] = [await paper(), receiptIds[0]!];
  const tooMany = await owner.attempt(
    'repairs.log',
    repairDraft(carId, { receiptIds: [...receiptIds, more] }),
  );
  expect([tooMany.status, faults(tooMany)]).toEqual([400, ['receiptIds: At most 10 files']]);
  const repair = await log({ receiptIds: [...receiptIds, again] });
  expect(repair.receiptIds).toEqual(receiptIds);
  const all = { receiptIds: { from: receiptIds, to: [...receiptIds, more] } };
  expect(faults(await edit(repair, all))).toEqual(['changes.receiptIds.to: At most 10 files']);
  expect(faults(await edit(repair, { receiptId: { from: null, to: more } }))).toEqual([
    'receiptIds: At most 10 files',
  ]);
  expect((await late(repair.id, newId())).status).toBe(400);
  expect(await list()).toEqual([repair]);
});

test('only receipts of the same car and owner are taken', async () => {
  const stranger = await world.newOwner('Boris');
  const theirs = await newCar(stranger);
  const wrong = [
    await uploadPicture(stranger, 'receipt', theirs.id),
    await uploadPicture(owner, 'receipt', (await newCar(owner)).id),
    await uploadPicture(owner, 'document', carId),
    newId(),
  ];
  const own = await picture();
  const repair = await log({ receiptIds: [own] });
  for (const id of wrong) {
    const draft = repairDraft(carId, { receiptIds: [own, id] });
    expect((await owner.attempt('repairs.log', draft)).status).toBe(404);
    expect((await edit(repair, { receiptIds: { from: [own], to: [own, id] } })).status).toBe(404);
  }
  expect(await list()).toEqual([repair]);
  const link = await newLink(owner, carId, { isEditable: true });
  const seen = await world.visitor().send('GET', `${repair.receiptUrl}?token=${link.token}`);
  expect(seen.status).toBe(404);
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

test('one that arrives late joins its repair at the end, once', async () => {
  const repair = await log({ receiptIds: [await picture()] });
  const id = newId();
  expect([(await late(repair.id, id)).status, (await late(repair.id, id)).status]).toEqual([200, 200]);
  expect((await list())[0]).toMatchObject({ receiptIds: [...repair.receiptIds, id], version: 2 });
  expect((await late(newId(), newId())).status).toBe(404);
});

test('an export holds them, and an import restores them, an older one its single receipt', async () => {
  const receiptIds = [await paper(), await picture()];
  await log({ receiptIds });
  const { zip, contents, document } = await downloadExport(owner);
  const restored = async (name: string, bytes: Buffer) => {
    const other = await world.newOwner(name);
    expect((await importZip(other, bytes)).status).toBe(200);
    const [car] = (await other.call('cars.list')).cars;
    const [repair] = (await other.call('repairs.list', { carId: car!.id })).repairs;
    for (const { url } of repair!.receipts) expect((await other.send('GET', url!)).status).toBe(200);
    return repair!.receipts.map(({ kind }) => kind);
  };
  expect(await restored('Boris', zip)).toEqual(['document', 'picture']);
  const [{ receiptIds: [receiptId, unused] = [], ...older }] = document.repairs as unknown as [
    { receiptIds?: Id[] },
  ];
  const before = {
    ...document,
    version: 6,
    repairs: [{ ...older, receiptId }],
    media: document.media.filter(({ id }) => id !== unused),
  };
  const files = [...contents].filter(([name]) => !name.includes(unused!));
  const old = new Map(files).set('carful.json', Buffer.from(JSON.stringify(before)));
  expect(await restored('Cecil', await packed(old))).toEqual(['document']);
});
