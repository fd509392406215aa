import { expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { expectAppliedOnce } from '#tests/applied-once.ts';
import { reminderDone, reminderDraft } from '#tests/nouns/reminders.ts';
import { repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

withCar({ mileage: 1000, today: '2026-01-01' });

const readings = async () =>
  (await owner.call('mileage.list', { carId })).readings.map(({ km, date }) => `${date} ${km}`);
const mileage = async () => (await owner.call('cars.read', { carId })).mileage;
const ofForm = (from: number, km: number | null) => ({
  opId: newId(),
  carId,
  source: 'car' as const,
  sourceId: null,
  date: '2026-01-01',
  from,
  km,
});

test(
  'a reading is corrected and deleted once, and the mileage of the car follows',
  { tags: ['REM-60'] },
  async () => {
    const other = { km: 5 };
    await expectAppliedOnce(world, owner, 'mileage.correct', { input: ofForm(1000, 1100), other });
    expect([await readings(), await mileage()]).toEqual([['2026-01-01 1100'], 1100]);
    await owner.call('repairs.log', repairDraft(carId, { mileage: 900, date: '2025-12-01' }));
    await expectAppliedOnce(world, owner, 'mileage.correct', { input: ofForm(1100, null), other });
    expect([await readings(), await mileage()]).toEqual([['2025-12-01 900'], 900]);
  },
);

test('one typed wrong is corrected without touching the others', { tags: ['REM-60'] }, async () => {
  const { id } = await owner.call('reminders.add', reminderDraft(carId));
  const done = reminderDone(carId, id, { doneKm: 200_000 });
  await owner.call('reminders.done', done);
  expect(await mileage()).toBe(200_000);
  const input = {
    ...ofForm(200_000, 2000),
    source: 'reminder' as const,
    sourceId: done.id,
    date: done.doneOn,
  };
  await owner.call('mileage.correct', input);
  expect([await readings(), await mileage()]).toEqual([['2026-01-05 2000', '2026-01-01 1000'], 2000]);
});

test('what is gone, has another value or belongs to a record is refused', { tags: ['REM-60'] }, async () => {
  const repair = await owner.call('repairs.log', repairDraft(carId, { mileage: 1500, date: '2026-01-02' }));
  const before = await readings();
  const status = async (changes: object) =>
    (await owner.attempt('mileage.correct', { ...ofForm(1000, 5), ...changes })).status;
  expect(await status({ from: 999 })).toBe(404);
  expect(await status({ date: '2026-01-02' })).toBe(404);
  const ofRepair = { sourceId: repair.id, date: repair.date, from: 1500 };
  expect([await status(ofRepair), await status({ ...ofRepair, source: 'repair' })]).toEqual([404, 400]);
  expect(await readings()).toEqual(before);
});
