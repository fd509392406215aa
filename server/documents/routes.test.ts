import { describe, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { faults } from '#tests/applied-once.ts';
import { asBytes, pdf, png } from '#tests/fixtures/media/samples.ts';
import { documentCalls } from '#tests/document-calls.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newCar, newLink } from '#tests/people.ts';
import { upload } from '#tests/upload.ts';
import { expiredLink } from '#tests/world.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar();

const { add, list, reminders, lifetime, edit } = documentCalls(() => ({ owner, carId }));

describe('a document', () => {
  test('is kept as it was added', { tags: ['DOC-01'] }, async () => {
    const draft = documentDraft(carId);
    const { opId: _opId, ...fields } = draft;
    const added = await owner.call('documents.add', draft);
    const { createdAt } = added;
    expect(added).toEqual({ ...fields, files: [], reminderId: draft.id, byKey: null, version: 1, createdAt });
    expect(await list()).toEqual([added]);
    const { id: second } = await newCar(owner);
    expect((await owner.call('documents.list', { carId: second })).documents).toEqual([]);
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

  test('is deleted with its reminder, its cost stays', { tags: ['DOC-04', 'DOC-22'] }, async () => {
    const other = await add({ title: 'Another', record: null });
    const { id } = await add();
    await owner.call('documents.delete', { opId: newId(), carId, documentId: id });
    expect(await list()).toEqual([other]);
    expect(await reminders()).toMatchObject([{ id: other.id, title: 'Another' }]);
    expect(await lifetime()).toEqual([{ minor: 12_050, currency: 'EUR' }]);
  });
});
