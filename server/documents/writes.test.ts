import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { documentCalls } from '#tests/document-calls.ts';
import { documentDraft } from '#tests/nouns/documents.ts';
import { newRepairOf, reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { repairDraft } from '#tests/people.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const { add, list, reminders, repairs, edit } = documentCalls(() => ({ owner, carId }));

test(
  'a document, its reminder and its cost are stored together or not at all',
  { tags: ['DOC-10', 'DOC-20'] },
  async () => {
    const reminder = await owner.call('reminders.add', reminderDraft(carId));
    const repair = await owner.call('repairs.log', repairDraft(carId));
    const record = { id: repair.id, date: '2026-01-01', cost: 9, currency: 'EUR' as const };
    for (const taken of [{ id: reminder.id }, { record }])
      expect((await owner.attempt('documents.add', documentDraft(carId, taken))).body).toMatchObject({
        code: 'ID_TAKEN',
      });
    const isUntouched = async (documents: object[]) =>
      expect([await list(), await reminders(), await repairs()]).toEqual([documents, [reminder], [repair]]);
    await isUntouched([]);
    const stored = await add({ validTo: null, record: null });
    const refused = await edit(stored.id, {
      validTo: { from: null, to: '2026-12-31' },
      record: { from: null, to: record },
    });
    expect(refused.body).toMatchObject({ code: 'ID_TAKEN' });
    await isUntouched([stored]);
  },
);

test(
  'after a renewal a changed cost is that of the newer record',
  { tags: ['DOC-21', 'DOC-22'] },
  async () => {
    const { id, record } = await add();
    const newRepair = newRepairOf({ kind: 'insurance', cost: 140 });
    const due = { date: '2026-12-31', km: null };
    const renewed = { doneOn: '2026-01-06', doneKm: null, due, nextDate: '2027-12-31' };
    await owner.call('reminders.done', reminderDone(carId, id, { ...renewed, newRepair }));
    const [{ record: newer }] = (await list()) as [Awaited<ReturnType<typeof list>>[0]];
    await edit(id, { record: { from: newer, to: { ...newer, cost: 150 } } });
    const costs = async () => (await repairs()).map((one) => [one.id, one.cost]);
    expect(await costs()).toEqual([
      [newRepair.id, 150],
      [record!.id, 120.5],
    ]);
    // When a logged repair completes it, the document shows that repair instead of adding a second record.
    const repair = await owner.call('repairs.log', repairDraft(carId, { cost: 160, date: '2026-01-07' }));
    const again = { ...renewed, doneOn: '2026-01-07', due: { date: '2027-12-31', km: null } };
    const done = reminderDone(carId, id, { ...again, nextDate: '2028-12-31', repairId: repair.id });
    await owner.call('reminders.done', done);
    expect((await list())[0]!.record).toMatchObject({ id: repair.id, cost: 160, date: '2026-01-07' });
    expect(await costs()).toHaveLength(3);
    await owner.call('documents.delete', { opId: newId(), carId, documentId: id });
    expect(await costs()).toEqual([
      [repair.id, 160],
      [newRepair.id, 150],
      [record!.id, 120.5],
    ]);
  },
);
