import { describe, expect, test } from 'vitest';
import { DocumentKind } from '#domain/documents/schema.ts';
import { newId } from '#server/platform/deps.ts';
import { faults } from '#tests/applied-once.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { asBytes, pdf, png } from '#tests/fixtures/media/samples.ts';
import { documentCalls } from '#tests/document-calls.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newCar, newLink } from '#tests/people.ts';
import { sweepAfter } from '#tests/sweep-after.ts';
import { upload, uploadPicture } from '#tests/upload.ts';
import { expiredLink } from '#tests/world.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const { add, list, reminders, lifetime, edit } = documentCalls(() => ({ owner, carId }));

describe('a document', () => {
  test('is kept as it was added, with its files in their order', { tags: ['DOC-01'] }, async () => {
    const fileIds = [
      await upload(owner, 'document', pdf(), carId),
      await uploadPicture(owner, 'document', carId),
    ];
    const draft = documentDraft(carId, { fileIds });
    const { opId: _opId, ...fields } = draft;
    const added = await owner.call('documents.add', draft);
    const files = [
      { id: fileIds[0], kind: 'document', url: `/api/media/${fileIds[0]}/document.pdf` },
      { id: fileIds[1], kind: 'picture', url: `/api/media/${fileIds[1]}/picture.jpg` },
    ];
    const { version, createdAt } = added;
    expect(added).toEqual({ ...fields, files, reminderId: draft.id, version: 1, createdAt });
    expect(version).toBe(1);
    expect(await list()).toEqual([added]);
    const { id: second } = await newCar(owner);
    expect((await owner.call('documents.list', { carId: second })).documents).toEqual([]);
    const swapped = fileIds.toReversed();
    const { body } = await edit(draft.id, { fileIds: { from: fileIds, to: swapped } });
    expect(body).toMatchObject({ fileIds: swapped, files: files.toReversed(), version: 2 });
    expect(await list()).toEqual([body]);
    const removed = await edit(draft.id, { fileIds: { from: swapped, to: [swapped[0]] } });
    expect((await list())[0]).toEqual(removed.body);
  });

  test(
    'needs no more than a kind and a title, and all else can be changed and taken away',
    { tags: ['DOC-01'] },
    async () => {
      const nothing = { number: null, company: null, validFrom: null, validTo: null, notes: null };
      for (const kind of DocumentKind.options) {
        const bare = { opId: newId(), id: newId(), carId, kind, title: 'Bare', fileIds: [] };
        const { opId: _opId, ...fields } = bare;
        expect(await owner.call('documents.add', bare)).toMatchObject({
          ...fields,
          ...nothing,
          record: null,
        });
        for (const name of ['kind', 'title'])
          expect((await owner.attempt('documents.add', { ...bare, [name]: undefined })).status).toBe(400);
      }
      const { id, record, ...draft } = await add({
        fileIds: [await uploadPicture(owner, 'document', carId)],
      });
      const other = {
        kind: 'kasko',
        title: 'Another',
        number: '2',
        company: 'Other',
        validFrom: '2026-02-01',
        validTo: '2027-01-31',
        notes: 'New',
      };
      const changesTo = (to: Record<string, unknown>, from: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(to).map(([name, value]) => [name, { from: from[name], to: value }]),
        );
      await edit(id, changesTo(other, draft));
      const stored = async () => (await list()).find((one) => one.id === id);
      expect(await stored()).toMatchObject({ ...other, record });
      const withoutCost = { ...record, cost: null };
      await edit(id, {
        ...changesTo({ ...nothing, fileIds: [] }, { ...other, fileIds: draft.fileIds }),
        record: { from: record, to: withoutCost },
      });
      expect(await stored()).toMatchObject({ ...nothing, files: [], record: withoutCost, reminderId: null });
    },
  );

  test('has ten files at most', { tags: ['DOC-01'] }, async () => {
    const paper = () => upload(owner, 'document', pdf(), carId);
    const fileIds = await Promise.all(Array.from({ length: 11 }, paper));
    const tooMany = await owner.attempt('documents.add', documentDraft(carId, { fileIds }));
    expect([tooMany.status, faults(tooMany)]).toEqual([400, ['fileIds: At most 10 files']]);
    const ten = fileIds.slice(0, 10);
    expect((await add({ fileIds: ten })).fileIds).toEqual(ten);
  });

  test('takes only files of its car and owner, each for a document', { tags: ['DOC-05'] }, async () => {
    const stranger = await world.newOwner('Boris');
    const theirs = await newCar(stranger);
    const second = await newCar(owner);
    const wrong = [
      await uploadPicture(stranger, 'document', theirs.id),
      await uploadPicture(owner, 'document', second.id),
      await uploadPicture(owner, 'receipt', carId),
      newId(),
    ];
    for (const id of wrong) {
      expect((await owner.attempt('documents.add', documentDraft(carId, { fileIds: [id] }))).status).toBe(
        404,
      );
    }
    const { id } = await add();
    expect((await edit(id, { fileIds: { from: [], to: [wrong[1]] } })).status).toBe(404);
    expect([await list(), await reminders()].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('edits of different fields merge, of the same one clash', { tags: ['DOC-02', 'DOC-03'] }, async () => {
    const { id, number } = await add();
    await edit(id, { company: { from: 'Muffled mutual', to: 'Other' } });
    expect((await edit(id, { number: { from: number, to: '2' } })).body).toMatchObject({ company: 'Other' });
    expect((await edit(id, { company: { from: 'Muffled mutual', to: 'Third' } })).status).toBe(409);
    expect((await edit(id, { validFrom: { from: '2026-01-01', to: '2027-06-01' } })).status).toBe(400);
    const turned = documentDraft(carId, { validFrom: '2027-06-01' });
    expect(faults(await owner.attempt('documents.add', turned))).toEqual([
      'validTo: The end date cannot be before the start date',
    ]);
    expect(await list()).toMatchObject([{ id, validFrom: '2026-01-01' }]);
  });

  test(
    'stays unseen by strangers and every link, and no link brings files',
    { tags: ['DOC-05'] },
    async () => {
      const fileIds = [await upload(owner, 'document', pdf(), carId)];
      const { files, ...added } = await add({ fileIds });
      const url = files[0]!.url!;
      expect((await owner.send('GET', url)).status).toBe(200);
      const stranger = await world.newOwner('Boris');
      expect((await stranger.send('GET', url)).status).toBe(404);
      expect((await stranger.attempt('documents.list', { carId })).status).toBe(404);
      const links = [
        { link: await newLink(owner, carId, { isEditable: true }), refused: 415 },
        { link: await expiredLink(world, owner, carId, { isEditable: true }), refused: 404 },
      ];
      for (const { link, refused } of links) {
        const mechanic = world.visitor();
        const { token } = link;
        expect((await mechanic.send('GET', `${url}?token=${token}`)).status).toBeGreaterThan(399);
        const { status } = await mechanic.send(
          'PUT',
          `/api/media/${newId()}?purpose=document&token=${token}`,
          { body: asBytes(await png()) },
        );
        expect(status).toBe(refused);
        const draft = documentDraft(carId);
        expect((await mechanic.attempt('documents.list', { carId, token })).status).toBe(401);
        expect((await mechanic.attempt('documents.add', { ...draft, token })).status).toBe(401);
        const shared = JSON.stringify((await mechanic.attempt('share.open', { token })).body);
        for (const secret of [added.id, added.number!, added.company!, added.notes!, fileIds[0]!])
          expect(shared).not.toContain(secret);
      }
      expect(await list()).toHaveLength(1);
    },
  );

  test('a file that arrives late joins it, once', { tags: ['DOC-03'] }, async () => {
    const { id } = await add();
    const late = newId();
    const put = () =>
      owner.send('PUT', `/api/media/${late}?purpose=document&carId=${carId}&documentId=${id}`, {
        body: new Blob([new Uint8Array(pdf())]),
      });
    expect([(await put()).status, (await put()).status]).toEqual([200, 200]);
    expect((await list())[0]?.fileIds).toEqual([late]);
  });

  test(
    'is deleted with its reminder, its files are swept, its cost stays',
    { tags: ['DOC-04', 'DOC-22'] },
    async () => {
      const fileIds = [await upload(owner, 'document', pdf(), carId)];
      const other = await add({ title: 'Another', record: null });
      const { id, files } = await add({ fileIds });
      await owner.call('documents.delete', { opId: newId(), carId, documentId: id });
      expect(await list()).toEqual([other]);
      expect(await reminders()).toMatchObject([{ id: other.id, title: 'Another' }]);
      expect(await lifetime()).toEqual([{ minor: 12_050, currency: 'EUR' }]);
      expect((await owner.send('GET', files[0]!.url!)).status).toBe(200); // in the bin
      await owner.call('bin.empty', { opId: newId() });
      await sweepAfter(world, owner.id, 40);
      expect((await owner.send('GET', files[0]!.url!)).status).toBe(404);
    },
  );
});

test('a deleted car takes its documents along', async () => {
  const fileIds = [await upload(owner, 'document', pdf(), carId)];
  const { files } = await add({ fileIds });
  await owner.call('cars.delete', { opId: newId(), carId });
  expect(await reminders()).toEqual([]);
  expect((await owner.attempt('documents.list', { carId })).status).toBe(404);
  await owner.call('bin.empty', { opId: newId() });
  await sweepAfter(world, owner.id, 40);
  expect((await owner.send('GET', files[0]!.url!)).status).toBe(404);
});

test('an export holds them, and an import restores them under other ids', { tags: ['DOC-06'] }, async () => {
  const fileIds = [
    await upload(owner, 'document', pdf(), carId),
    await uploadPicture(owner, 'document', carId),
  ];
  await add({ fileIds });
  await add({ title: 'Without an end', validTo: null, record: null, kind: 'registration' });
  const { zip } = await downloadExport(owner);
  const other = await world.newOwner('Boris');
  expect((await importZip(other, zip)).status).toBe(200);
  const [car] = (await other.call('cars.list')).cars;
  const theirs = (await other.call('documents.list', { carId: car!.id })).documents;
  const [ending, endless] = theirs.toSorted((a) => (a.validTo === null ? 1 : -1));
  expect(ending).toMatchObject({
    kind: 'octa',
    title: 'Hushed insurance',
    number: 'LV-77-COVERT',
    company: 'Muffled mutual',
    notes: 'Kept under the seat',
    validFrom: '2026-01-01',
    validTo: '2026-12-31',
    files: [{ kind: 'document' }, { kind: 'picture' }],
    record: { cost: 120.5, currency: 'EUR' },
    reminderId: ending!.id,
  });
  expect(endless).toMatchObject({
    kind: 'registration',
    title: 'Without an end',
    validTo: null,
    reminderId: null,
    files: [],
    record: null,
  });
  for (const { url } of ending!.files) expect((await other.send('GET', url!)).status).toBe(200);
  expect((await other.call('reminders.list')).reminders).toMatchObject([{ documentId: ending!.id }]);
  const years = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
  const { lifetime: costs } = await other.call('repairs.summary', { carId: car!.id, ...years });
  expect(costs).toEqual([{ minor: 12_050, currency: 'EUR' }]);
  expect(await list()).toHaveLength(2);
});
