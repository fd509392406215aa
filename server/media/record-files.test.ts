import { describe, expect, test } from 'vitest';
import type { Procedure } from '#domain/calls.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { downloadExport, importZip } from '#tests/export-zip.ts';
import { asBytes, pdf } from '#tests/fixtures/media/samples.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newLink, repairDraft, type Owner } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';
import { sweepAfter } from '#tests/sweep-after.ts';
import { upload, uploadPicture } from '#tests/upload.ts';

type Shown = { id: Id; kind: string; url: string };
type Answer = { id: Id; version: number } & Record<string, unknown>;

withCar();

describe.each([
  { noun: 'fill', add: 'log', purpose: 'receipt', ids: 'fileIds', files: 'files', draftOf: fillDraft },
  {
    noun: 'repair',
    add: 'log',
    purpose: 'receipt',
    ids: 'receiptIds',
    files: 'receipts',
    draftOf: repairDraft,
  },
  {
    noun: 'document',
    add: 'add',
    purpose: 'document',
    ids: 'fileIds',
    files: 'files',
    draftOf: documentDraft,
  },
])('the files of a $noun', ({ noun, add, purpose, ids, files, draftOf }) => {
  const ask = (who: Owner, verb: string, input: object) =>
    who.attempt(`${noun}s.${verb}` as Procedure, input as never);
  const log = (fileIds: Id[]) => ask(owner, add, draftOf(carId, { [ids]: fileIds }));
  const logged = async (fileIds: Id[]) => (await log(fileIds)).body as Answer;
  const edit = (record: Answer, from: Id[], to: Id[]) =>
    ask(owner, 'edit', {
      ...editing(record),
      carId,
      [`${noun}Id`]: record.id,
      changes: { [ids]: { from, to } },
    });
  const list = async (who = owner, of = carId) =>
    ((await ask(who, 'list', { carId: of })).body as Record<string, Answer[]>)[`${noun}s`]!;
  const shownOf = (record: Answer) => record[files] as Shown[];
  const picture = () => uploadPicture(owner, purpose, carId);
  const paper = () => upload(owner, purpose, pdf(), carId);

  test(
    'are kept in their order, added and taken out',
    { tags: ['FUEL-34', 'DOC-01', 'DOC-03', 'ENT-44', 'CALL-57'] },
    async () => {
      const [first, second] = [await picture(), await paper()];
      const record = await logged([first, second]);
      const shown = [
        { id: first, kind: 'picture', url: `/api/media/${first}/picture.jpg` },
        { id: second, kind: 'document', url: `/api/media/${second}/document.pdf` },
      ];
      expect(record).toMatchObject({ [ids]: [first, second], [files]: shown });
      expect(await list()).toEqual([record]);
      const turned = (await edit(record, [first, second], [second, first])).body as Answer;
      expect(turned).toMatchObject({ [ids]: [second, first], [files]: shown.toReversed(), version: 2 });
      const one = (await edit(turned, [second, first], [second])).body;
      expect(one).toMatchObject({ [ids]: [second], version: 3 });
      expect(await list()).toEqual([one]);
      // What was taken out is swept.
      const { url } = shown[0]!;
      expect((await owner.send('GET', url)).status).toBe(200);
      await sweepAfter(world, owner.id, 40);
      expect((await owner.send('GET', url)).status).toBe(404);
    },
  );

  test(
    'are ten at most, and only those of its car and owner, for this purpose',
    { tags: ['FUEL-34', 'DOC-01', 'DOC-05'] },
    async () => {
      const all = await Promise.all(Array.from({ length: limits.filesPerRecord + 1 }, paper));
      const tooMany = await log(all);
      expect([tooMany.status, faults(tooMany)]).toEqual([400, [`${ids}: At most 10 files`]]);
      const stranger = await world.newOwner('Boris');
      const wrong = [
        await uploadPicture(stranger, purpose, (await newCar(stranger)).id),
        await uploadPicture(owner, purpose, (await newCar(owner)).id),
        await uploadPicture(owner, purpose === 'document' ? 'receipt' : 'document', carId),
        newId(),
      ];
      const record = await logged(all.slice(1));
      const [kept, ...rest] = all.slice(1);
      for (const id of wrong) {
        expect((await log([id])).status).toBe(404);
        expect((await edit(record, all.slice(1), [kept!, id])).status).toBe(404);
      }
      expect(rest).toHaveLength(limits.filesPerRecord - 1);
      expect(await list()).toEqual([record]);
    },
  );

  test(
    'that arrive late join it once; strangers and links see none',
    { tags: ['FUEL-34', 'DOC-03', 'DOC-05'] },
    async () => {
      const { id } = await logged([]);
      const late = newId();
      const put = (who: Owner, to = id) =>
        who.send('PUT', `/api/media/${late}?purpose=${purpose}&carId=${carId}&${noun}Id=${to}`, {
          body: asBytes(pdf()),
        });
      const stranger = await world.newOwner('Boris');
      expect([(await put(stranger)).status, (await put(owner, newId())).status]).toEqual([404, 404]);
      expect([(await put(owner)).status, (await put(owner)).status]).toEqual([200, 200]);
      const [record] = await list();
      expect(record).toMatchObject({ [ids]: [late], version: 2 });
      const { url } = shownOf(record!)[0]!;
      expect((await owner.send('GET', url)).status).toBe(200);
      expect((await stranger.send('GET', url)).status).toBe(404);
      const link = await newLink(owner, carId, { isEditable: true });
      expect((await world.visitor().send('GET', `${url}?token=${link.token}`)).status).toBeGreaterThan(399);
    },
  );

  test(
    'leave with the export and come back; they go for good when the bin is emptied',
    { tags: ['FUEL-34', 'DOC-04'] },
    async () => {
      const record = await logged([await picture(), await paper()]);
      const { zip } = await downloadExport(owner);
      const other = await world.newOwner('Ieva');
      expect((await importZip(other, zip)).status).toBe(200);
      const [car] = (await other.call('cars.list')).cars;
      const [come] = await list(other, car!.id);
      expect(shownOf(come!)).toMatchObject([{ kind: 'picture' }, { kind: 'document' }]);
      await ask(owner, 'delete', { opId: newId(), carId, [`${noun}Id`]: record.id });
      const { url } = shownOf(record)[1]!;
      await sweepAfter(world, owner.id, 20);
      expect((await owner.send('GET', url)).status).toBe(200);
      await owner.call('bin.empty', { opId: newId() });
      await sweepAfter(world, owner.id, 40);
      expect((await owner.send('GET', url)).status).toBe(404);
      for (const { url: theirs } of shownOf(come!))
        expect((await other.send('GET', theirs)).status).toBe(200);
    },
  );
});
