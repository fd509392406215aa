import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import type { Issue } from '#domain/issues/schema.ts';
import { dueList } from '#domain/reminders/due-list-rules.ts';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { carDraft, issueDraft, newCar, newIssue, repairDraft } from '#tests/people.ts';
import { owner, withNewOwners, world } from '#tests/set-up.ts';

withNewOwners();

const readings = async (carId: Id) =>
  (await owner.call('mileage.list', { carId })).readings.map(({ km, date, source }) => [km, date, source]);
const today = () => new Date().toISOString().slice(0, 10);

test(
  'the car form writes one reading a day, which can be corrected, and keeps other days’ (D109)',
  { tags: ['REM-60'] },
  async () => {
    const car = await newCar(owner, { mileage: 1000, today: '2026-03-01' });
    expect(await readings(car.id)).toEqual([[1000, '2026-03-01', 'car']]);
    const edit = (base: { version: number }, day: string, changes: Record<string, unknown>) =>
      owner.call('cars.edit', { ...editing(base), carId: car.id, today: day, changes });
    const renamed = await edit(car, '2026-03-02', { brand: { from: 'Volvo', to: 'Saab' } });
    expect(await readings(car.id)).toHaveLength(1);
    const slip = await edit(renamed, '2026-03-02', { mileage: { from: 1000, to: 150_000 } });
    const righted = await edit(slip, '2026-03-02', { mileage: { from: 150_000, to: 1500 } });
    expect(await readings(car.id)).toEqual([
      [1500, '2026-03-02', 'car'],
      [1000, '2026-03-01', 'car'],
    ]);
    await owner.call('repairs.log', repairDraft(car.id, { mileage: 1500, date: '2026-03-02' }));
    const without = await edit(righted, '2026-03-02', { mileage: { from: 1500, to: null } });
    expect(without.mileage).toBeNull();
    expect(await readings(car.id)).toEqual([
      [1500, '2026-03-02', 'repair'],
      [1000, '2026-03-01', 'car'],
    ]);
  },
);

test('a reading is of the device’s day; without one, or with one far ahead, of the server’s', async () => {
  const days = async (day?: string) => {
    const car = await newCar(owner, { mileage: 1000, ...(day ? { today: day } : {}) });
    return (await readings(car.id)).map(([, date]) => date);
  };
  world.setClock(new Date('2026-03-01T22:30:00Z'));
  try {
    expect(await days('2026-03-02')).toEqual(['2026-03-02']);
    expect(await days('2026-02-01')).toEqual(['2026-02-01']);
    expect(await days('2027-01-01')).toEqual(['2026-03-01']);
    expect(await days()).toEqual(['2026-03-01']);
  } finally {
    world.setClock();
  }
  const wrong = await owner.attempt('cars.add', carDraft({ mileage: 1, today: 'today' }));
  expect(wrong.status).toBe(400);
});

test('a reading refers to the record that wrote it', async () => {
  const car = await newCar(owner, { mileage: 1000 });
  const repair = await owner.call('repairs.log', repairDraft(car.id, { mileage: 2000 }));
  const { readings: all } = await owner.call('mileage.list', { carId: car.id });
  expect(new Set(all.map(({ km, sourceId }) => `${km} ${sourceId}`))).toEqual(
    new Set(['1000 null', `2000 ${repair.id}`]),
  );
});

test('a car without a mileage has no reading; one of zero has', async () => {
  expect(await readings((await newCar(owner)).id)).toEqual([]);
  expect(await readings((await newCar(owner, { mileage: 0 })).id)).toEqual([[0, today(), 'car']]);
});

test(
  'a repair has one reading, of its own day, that follows every edit and goes with it',
  { tags: ['REM-60'] },
  async () => {
    const car = await newCar(owner);
    const bare = await owner.call('repairs.log', repairDraft(car.id));
    expect(await readings(car.id)).toEqual([]);
    const repair = await owner.call(
      'repairs.log',
      repairDraft(car.id, { mileage: 2000, date: '2026-01-05' }),
    );
    expect(await readings(car.id)).toEqual([[2000, '2026-01-05', 'repair']]);
    const edit = (base: { id: Id; version: number }, changes: Record<string, unknown>) =>
      owner.call('repairs.edit', { ...editing(base), carId: car.id, repairId: base.id, changes });
    const moved = await edit(repair, { date: { from: repair.date, to: '2026-01-06' } });
    expect(await readings(car.id)).toEqual([[2000, '2026-01-06', 'repair']]);
    const corrected = await edit(moved, { mileage: { from: 2000, to: 2100 } });
    expect(await readings(car.id)).toEqual([[2100, '2026-01-06', 'repair']]);
    const without = await edit(corrected, { mileage: { from: 2100, to: null } });
    expect(await readings(car.id)).toEqual([]);
    await edit(without, { mileage: { from: null, to: 2200 } });
    await edit(bare, { mileage: { from: null, to: 2300 } });
    expect(await readings(car.id)).toEqual([
      [2300, bare.date, 'repair'],
      [2200, '2026-01-06', 'repair'],
    ]);
    await owner.call('repairs.delete', { opId: newId(), carId: car.id, repairId: repair.id });
    expect(await readings(car.id)).toEqual([[2300, bare.date, 'repair']]);
  },
);

test(
  'an issue has one reading, on the owner’s local day, edited and deleted with it',
  { tags: ['REM-60'] },
  async () => {
    const car = await newCar(owner);
    const date = '2026-01-05T23:30:00.000Z';
    const riga = { date, timeZone: 'Europe/Riga' };
    const bare = await newIssue(owner, car.id, riga);
    expect(bare.mileage).toBeNull();
    expect(await readings(car.id)).toEqual([]);
    const issue = await newIssue(owner, car.id, { ...riga, mileage: 2000 });
    expect(issue.mileage).toBe(2000);
    expect(await readings(car.id)).toEqual([[2000, '2026-01-06', 'issue']]);
    expect((await owner.call('cars.read', { carId: car.id })).mileage).toBe(2000);
    const edit = (base: Issue, changes: Record<string, unknown>, timeZone = 'Europe/Riga') =>
      owner.call('issues.edit', { ...editing(base), carId: car.id, issueId: base.id, timeZone, changes });
    // Other edits leave the reading unchanged.
    const noted = await edit(issue, { notes: { from: '', to: 'Loud' } }, 'America/New_York');
    const righted = await edit(noted, { mileage: { from: 2000, to: 1900 } });
    expect(righted.mileage).toBe(1900);
    expect(await readings(car.id)).toEqual([[1900, '2026-01-06', 'issue']]);
    const earlier = { date: { from: date, to: '2026-01-01T23:30:00.000Z' } };
    const moved = await edit(righted, earlier, 'Nowhere/Land');
    expect(await readings(car.id)).toEqual([[1900, '2026-01-01', 'issue']]);
    const without = await edit(moved, { mileage: { from: 1900, to: null } });
    expect(without.mileage).toBeNull();
    expect(await readings(car.id)).toEqual([]);
    expect((await owner.call('cars.read', { carId: car.id })).mileage).toBeNull();
    await edit(bare, { mileage: { from: null, to: 2300 } });
    const wrong = await owner.attempt('issues.log', issueDraft(car.id, { mileage: -1 }));
    expect(wrong.status).toBe(400);
    await owner.call('issues.delete', { opId: newId(), carId: car.id, issueId: bare.id });
    expect(await readings(car.id)).toEqual([]);
  },
);

test('the newest day comes first, whatever was written first, and another car’s readings never show', async () => {
  const car = await newCar(owner);
  await newCar(owner, { mileage: 9 });
  for (const [mileage, date] of [
    [300, '2026-03-01'],
    [100, '2026-01-01'],
    [200, '2026-02-01'],
  ] as const) {
    await owner.call('repairs.log', repairDraft(car.id, { mileage, date }));
  }
  expect((await readings(car.id)).map(([km]) => km)).toEqual([300, 200, 100]);
});

test(
  'the car follows a newer and higher reading, and goes back when it is corrected or deleted (D109)',
  { tags: ['REM-60'] },
  async () => {
    const car = await newCar(owner, { mileage: 1000 });
    const shown = async () => (await owner.call('cars.read', { carId: car.id })).mileage;
    const log = (mileage: number, date: string) =>
      owner.call('repairs.log', repairDraft(car.id, { mileage, date }));
    await log(2000, '2020-01-05');
    await log(900, '2030-01-01');
    expect(await shown()).toBe(1000);
    const repair = await log(12_530, '2030-01-02');
    expect(await shown()).toBe(12_530);
    expect((await owner.call('cars.list')).cars[0]).toMatchObject({ mileage: 12_530, version: 2 });
    // Another field of the car, edited from before the repair, is merged; its mileage would clash.
    const edit = (changes: Record<string, unknown>) =>
      owner.attempt('cars.edit', { ...editing(car), carId: car.id, changes });
    expect((await edit({ nickname: { from: null, to: 'Vecā' } })).status).toBe(200);
    expect((await edit({ mileage: { from: 1000, to: 1100 } })).status).toBe(409);
    const changes = { mileage: { from: 12_530, to: 1253 } };
    await owner.call('repairs.edit', { ...editing(repair), carId: car.id, repairId: repair.id, changes });
    expect(await shown()).toBe(1253);
    await owner.call('repairs.delete', { opId: newId(), carId: car.id, repairId: repair.id });
    expect(await shown()).toBe(900);
  },
);

test('the same mileage again is a reading of that day', { tags: ['REM-13'] }, async () => {
  const car = await newCar(owner, { mileage: 97_000, today: '2026-01-05' });
  await owner.call('reminders.add', reminderDraft(car.id));
  const asks = async () =>
    dueList(await owner.call('reminders.list'), today(), car.id)[0]?.status.asksMileage;
  expect(await asks()).toBe(true);
  const changes = { mileage: { from: 97_000, to: 97_000 } };
  await owner.call('cars.edit', { ...editing(car), carId: car.id, changes });
  expect(await asks()).toBe(false);
  expect(await owner.call('cars.read', { carId: car.id })).toMatchObject({ mileage: 97_000, version: 1 });
});

test(
  'a lower mileage that a record brought goes with the record, and the reading of the form comes back',
  { tags: ['REM-60'] },
  async () => {
    const car = await newCar(owner, { mileage: 248_300, today: '2026-03-01' });
    const fill = await owner.call('fills.log', fillDraft(car.id, { km: 142_500, date: '2026-03-01' }));
    const { version } = await owner.call('cars.read', { carId: car.id });
    const changes = { mileage: { from: 248_300, to: 142_500 } };
    const accepted = { ...editing({ version }), carId: car.id, hasReading: true, changes };
    expect((await owner.call('cars.edit', accepted)).mileage).toBe(142_500);
    await owner.call('fills.delete', { opId: newId(), carId: car.id, fillId: fill.id });
    expect(await readings(car.id)).toEqual([[248_300, '2026-03-01', 'car']]);
    const back = await owner.call('cars.read', { carId: car.id });
    expect(back.mileage).toBe(248_300);
    // No record has such a reading, whatever the device says: the form keeps it.
    const claimed = { mileage: { from: 248_300, to: 250_000 } };
    const edit = { ...editing(back), carId: car.id, today: '2026-03-02', hasReading: true, changes: claimed };
    await owner.call('cars.edit', edit);
    expect(await readings(car.id)).toContainEqual([250_000, '2026-03-02', 'car']);
  },
);
