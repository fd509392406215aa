import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { newId } from '#server/platform/deps.ts';
import { isUnreferencedFile } from '#server/tables.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { downloadExport, importZip, packed } from '#tests/export-zip.ts';
import { pdf } from '#tests/fixtures/media/samples.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { newCar, newLink, type Owner } from '#tests/people.ts';
import { upload, uploadPicture } from '#tests/upload.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const log = (changes = {}) => owner.call('fills.log', fillDraft(carId, changes));
const list = async (who = owner, of = carId) => (await who.call('fills.list', { carId: of })).fills;

describe('the pictures of a fill-up', () => {
  test('are kept in their order, added and taken out', { tags: ['FUEL-34'] }, async () => {
    const fileIds = [
      await uploadPicture(owner, 'receipt', carId),
      await upload(owner, 'receipt', pdf(), carId),
    ];
    const logged = await log({ fileIds });
    const files = [
      { id: fileIds[0], kind: 'picture', url: `/api/media/${fileIds[0]}/picture.jpg` },
      { id: fileIds[1], kind: 'document', url: `/api/media/${fileIds[1]}/document.pdf` },
    ];
    expect(logged).toMatchObject({ fileIds, files });
    const without = await log({ date: '2026-01-04' });
    expect(await list()).toEqual([logged, without]);
    const swapped = fileIds.toReversed();
    const edit = (fill: { version: number }, from: Id[], to: Id[]) =>
      owner.call('fills.edit', {
        ...editing(fill),
        carId,
        fillId: logged.id,
        changes: { fileIds: { from, to } },
      });
    const turned = await edit(logged, fileIds, swapped);
    expect(turned).toMatchObject({ fileIds: swapped, files: files.toReversed(), version: 2 });
    const one = await edit(turned, swapped, [swapped[0]!]);
    expect(one).toMatchObject({ fileIds: [swapped[0]], version: 3 });
    expect((await list())[0]).toEqual(one);
  });

  test('are ten at most, and only of its car and owner', { tags: ['FUEL-34'] }, async () => {
    const stranger = await world.newOwner('Boris');
    const theirs = await newCar(stranger);
    const second = await newCar(owner);
    const wrong = [
      await uploadPicture(stranger, 'receipt', theirs.id),
      await uploadPicture(owner, 'receipt', second.id),
      await uploadPicture(owner, 'document', carId),
      newId(),
    ];
    const fill = await log();
    for (const id of wrong) {
      expect((await owner.attempt('fills.log', fillDraft(carId, { fileIds: [id] }))).status).toBe(404);
      const changes = { fileIds: { from: [], to: [id] } };
      const edit = { ...editing(fill), carId, fillId: fill.id, changes };
      expect((await owner.attempt('fills.edit', edit)).status).toBe(404);
    }
    const eleven = Array.from({ length: 11 }, newId);
    const tooMany = await owner.attempt('fills.log', fillDraft(carId, { fileIds: eleven }));
    expect(faults(tooMany)).toEqual(['fileIds: At most 10 files']);
    expect(await list()).toEqual([fill]);
  });

  test(
    'one that arrives late joins it, once; strangers and links see none',
    { tags: ['FUEL-34'] },
    async () => {
      const { id } = await log();
      const late = newId();
      const put = (who: Owner) =>
        who.send('PUT', `/api/media/${late}?purpose=receipt&carId=${carId}&fillId=${id}`, {
          body: new Blob([new Uint8Array(pdf())]),
        });
      const stranger = await world.newOwner('Boris');
      expect((await put(stranger)).status).toBe(404);
      expect([(await put(owner)).status, (await put(owner)).status]).toEqual([200, 200]);
      const [fill] = await list();
      expect(fill).toMatchObject({ fileIds: [late], version: 2 });
      const url = fill!.files[0]!.url!;
      expect((await owner.send('GET', url)).status).toBe(200);
      expect((await stranger.send('GET', url)).status).toBe(404);
      const link = await newLink(owner, carId, { isEditable: true });
      expect((await world.visitor().send('GET', `${url}?token=${link.token}`)).status).toBeGreaterThan(399);
    },
  );

  test(
    'leave with the export and come back; they go with the deleted fill-up when the bin is emptied',
    { tags: ['FUEL-34'] },
    async () => {
      const fileIds = [
        await uploadPicture(owner, 'receipt', carId),
        await upload(owner, 'receipt', pdf(), carId),
      ];
      const more = {
        time: '18:05',
        price: 1.659,
        discount: 2.5,
        energy: 'electric',
        socStart: 20,
        socEnd: 80,
        power: 'dc',
      } as const;
      const { id } = await log({ ...more, fileIds });
      const { contents } = await downloadExport(owner);
      const other = await world.newOwner('Ieva');
      expect((await importZip(other, await packed(contents))).status).toBe(200);
      const [car] = (await other.call('cars.list')).cars;
      const [come] = await list(other, car!.id);
      expect(come).toMatchObject({ ...more, files: [{ kind: 'picture' }, { kind: 'document' }] });
      for (const { url } of come!.files) expect((await other.send('GET', url!)).status).toBe(200);

      const unreferenced = async () => {
        const { rows } = await world.deps.db.execute(sql`
          select from media where id = any(${sql.param(fileIds)}::uuid[]) and ${isUnreferencedFile}`);
        return rows.length;
      };
      expect(await unreferenced()).toBe(0);
      await owner.call('fills.delete', { opId: newId(), carId, fillId: id });
      expect(await unreferenced()).toBe(0); // in the bin
      await owner.call('bin.empty', { opId: newId() });
      const { rows } = await world.deps.db.execute(sql`
        select from media where id = any(${sql.param(fileIds)}::uuid[])`);
      expect(rows).toEqual([]);
      for (const { url } of come!.files) expect((await other.send('GET', url!)).status).toBe(200);
    },
  );
});
