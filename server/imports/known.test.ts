import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/platform/deps.ts';
import { editing } from '#tests/applied-once.ts';
import { everything, importerOf, sums } from '#tests/import-steps.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { importedFill, importedReading, importedReminder, importedRepair } from '#tests/nouns/imports.ts';
import { reminderDraft } from '#tests/nouns/reminders.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { carId, owner, withCar, world } from '#tests/set-up.ts';

let my: ReturnType<typeof importerOf>;
withCar();
beforeEach(async () => {
  my = importerOf(owner, carId);
});

test('the same file again adds nothing, and what was edited stays', { tags: ['IMP-05'] }, async () => {
  await my.importAll(everything());
  const [fill] = await my.fills();
  const change = { cost: { from: 66.1, to: 60 }, station: { from: null, to: 'Neste' } };
  await owner.call('fills.edit', { ...editing(fill!), carId, fillId: fill!.id, changes: change });
  const repair = (await my.repairs()).find(({ title }) => title === 'Cloaked service')!;
  const cheaper = { cost: { from: 210, to: 190 } };
  await owner.call('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes: cheaper });
  const [oil] = await my.reminders();
  const renamed = { title: { from: 'Oil', to: 'Engine oil' } };
  await owner.call('reminders.edit', { ...editing(oil!), carId, reminderId: oil!.id, changes: renamed });
  const note = (await my.repairs()).find(({ title }) => title === 'Spare key')!;
  const retold = { title: { from: 'Spare key', to: 'Second key' } };
  await owner.call('repairs.edit', { ...editing(note), carId, repairId: note.id, changes: retold });
  const corrected = { source: 'car', sourceId: null, date: '2025-07-01', from: 53_000, km: 53_500 } as const;
  await owner.call('mileage.correct', { opId: newId(), carId, ...corrected });
  const before = await my.recordsOf(world.deps.db);
  const again = await my.send(everything());
  expect(sums(await owner.call('imports.compare', { importId: again }))).toEqual([0, 7]);
  expect(sums(await my.commit(again))).toEqual([0, 7]);
  const asChanged = [
    importedFill({ km: 50_600, date: '2025-05-09', amount: 38_000, cost: 60 }),
    importedRepair({ cost: 190 }),
    importedReading(53_500, '2025-07-01'),
    importedReminder('Engine oil'),
  ];
  expect(sums(await my.importAll(asChanged))).toEqual([0, 4]);
  expect(await my.recordsOf(world.deps.db)).toEqual(before);
  const { id: other } = await newCar(owner);
  const importId = await my.send(everything(), { targets: [{ key: 'Zafira', carId: other }] });
  expect(sums(await owner.call('imports.compare', { importId }))).toEqual([7, 0]);
});

test(
  'an import knows what was entered by hand, but no record without mileage and amount',
  { tags: ['IMP-05'] },
  async () => {
    await owner.call(
      'fills.log',
      fillDraft(carId, { date: '2025-05-01', km: 50_000, amount: 41_250, cost: 66.1 }),
    );
    await owner.call('repairs.log', repairDraft(carId, { date: '2025-06-01', cost: null, title: 'Washed' }));
    const { fill, repair } = await my.importAll([
      importedFill({ km: 50_000, date: '2025-05-01', station: null }),
      importedRepair({ title: 'Vignette', mileage: null, cost: null }),
    ]);
    expect([fill, repair]).toEqual([
      { fresh: 0, known: 1 },
      { fresh: 1, known: 0 },
    ]);
    const same = { date: '2025-05-01', km: 50_000, cost: 66.1 };
    const others = [{ date: '2025-05-02' }, { km: 50_001 }, { cost: 66.2 }, { amount: 41_251 }];
    const compared = await my.importAll(others.map((one) => importedFill({ ...same, ...one })));
    expect(compared.fill).toEqual({ fresh: 4, known: 0 });
    const paid = { date: '2025-06-03', mileage: 50_400, cost: 80 };
    await owner.call('repairs.log', repairDraft(carId, { ...paid, title: 'Brakes' }));
    const repairs = [{}, { date: '2025-06-04' }, { mileage: 50_500 }, { cost: 81 }];
    const found = await my.importAll(repairs.map((one) => importedRepair({ ...paid, ...one })));
    expect(found.repair).toEqual({ fresh: 3, known: 1 });
    const { id: driven } = await newCar(owner, { mileage: 60_000 });
    const [first] = (await owner.call('mileage.list', { carId: driven })).readings;
    const { date } = first!;
    const readings = [
      importedReading(60_000, date),
      importedReading(60_001, date),
      importedReading(60_000, '2025-07-02'),
    ];
    const read = await my.importAll(readings, { targets: [{ key: 'Zafira', carId: driven }] });
    expect(read.mileage).toEqual({ fresh: 2, known: 1 });
    await owner.call('reminders.add', reminderDraft(carId, { title: 'oil  CHANGE' }));
    const planned = await my.importAll(['Oil change', 'Oil filter'].map(importedReminder));
    expect(planned.reminder).toEqual({ fresh: 1, known: 1 });
  },
);

test('an import takes equal rows of one file for as many records, once', { tags: ['IMP-05'] }, async () => {
  const parking = { mileage: null, cost: 2, title: 'Parking' };
  const twice = [importedRepair(parking), importedRepair(parking)];
  expect((await my.importAll(twice)).repair).toEqual({ fresh: 2, known: 0 });
  expect((await my.importAll([...twice, importedRepair(parking)])).repair).toEqual({ fresh: 1, known: 2 });
  const reading = importedReading(60_000, '2025-07-02');
  expect((await my.importAll([reading, reading])).mileage).toEqual({ fresh: 1, known: 1 });
});

test(
  'fuel of unknown amount is known again, and its amount is offered once the file has it',
  { tags: ['IMP-05', 'IMP-20'] },
  async () => {
    const unknown = importedFill({ amount: null, isFull: false });
    expect((await my.importAll([unknown])).fill).toEqual({ fresh: 1, known: 0 });
    expect(await my.fills()).toMatchObject([{ amount: null, cost: 66.1 }]);
    expect((await my.importAll([unknown])).fill).toEqual({ fresh: 0, known: 1 });
    const importId = await my.send([importedFill({ amount: 40_000 })]);
    const { corrections } = await owner.call('imports.compare', { importId });
    expect(corrections).toMatchObject([{ before: { amount: null }, after: { amount: 40_000 } }]);
    const replaces = corrections!.map(({ place }) => place);
    await owner.call('imports.commit', { opId: newId(), importId, replaces });
    expect(await my.fills()).toMatchObject([{ amount: 40_000, isFull: true }]);
  },
);
