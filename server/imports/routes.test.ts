import { beforeEach, describe, expect, test } from 'vitest';
import type { ImportDraft } from '#domain/imports/batch-schema.ts';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { newId } from '#server/platform/deps.ts';
import { faults } from '#tests/applied-once.ts';
import { everything, importerOf, sums } from '#tests/import-steps.ts';
import {
  importDraft,
  importedFill,
  importedNote,
  importedReminder,
  importedRepair,
} from '#tests/nouns/imports.ts';
import { newCar, type Owner } from '#tests/people.ts';
import { withWorld, world } from '#tests/set-up.ts';

let owner: Owner;
let carId: Id;
let my: ReturnType<typeof importerOf>;
withWorld();
beforeEach(async () => {
  owner = await world.newOwner();
  carId = (await newCar(owner)).id;
  my = importerOf(owner, carId);
});

const DAY_MS = 86_400_000;

describe('an import', () => {
  test(
    'adds records of every kind at once, as if they had been entered',
    { tags: ['IMP-01', 'IMP-08'] },
    async () => {
      const id = await my.send(everything());
      expect([await my.fills(), await my.repairs(), await my.reminders()]).toEqual([[], [], []]);
      const expected = {
        fill: { fresh: 2, known: 0 },
        repair: { fresh: 3, known: 0 },
        mileage: { fresh: 1, known: 0 },
        reminder: { fresh: 1, known: 0 },
      };
      expect(await owner.call('imports.compare', { importId: id })).toEqual(expected);
      expect(await my.commit(id)).toEqual(expected);
      expect(await my.fills()).toMatchObject([
        { date: '2025-05-09', amount: 38_000, cost: 66.1, km: 50_600, station: null, version: 1 },
        { date: '2025-05-01', amount: 41_250, energy: 'gasoline', station: 'Hidden pump', isFull: true },
      ]);
      const today = new Date().toISOString().slice(0, 10);
      expect(await my.repairs()).toMatchObject([
        { title: 'Spare key', date: today, description: 'Kept in words', kind: 'other', cost: null },
        { title: 'Vignette', cost: null, mileage: null },
        { title: 'Cloaked service', cost: 210, currency: 'EUR', kind: 'service', mileage: 52_000 },
      ]);
      expect((await my.readings()).map(({ km, source }) => `${km} ${source}`)).toEqual([
        '53000 car',
        '52000 repair',
        '50600 fill',
        '50000 fill',
      ]);
      expect(await my.reminders()).toMatchObject([
        { title: 'Oil', kind: 'oil', carId, plan: { dueDate: '2027-01-01' } },
      ]);
      expect(await my.mileage()).toBe(53_000);
    },
  );

  test('puts records of two names into one car that it adds', { tags: ['IMP-04'] }, async () => {
    const id = newId();
    const add = { brand: 'Renault', model: 'Zoe', year: 2018 };
    const unnamed = { ...importedRepair({ title: 'Parking permit' }), car: '' };
    const targets = [
      { key: 'Zafira', carId: id, add },
      { key: '', carId: id },
    ];
    expect(sums(await my.importAll([importedFill(), unnamed], { targets }))).toEqual([2, 0]);
    expect((await owner.call('repairs.list', { carId: id })).repairs).toHaveLength(1);
  });

  test(
    'makes a repair of the day of a note, of the kind Other and without a cost',
    { tags: ['IMP-01'] },
    async () => {
      await my.importAll([importedNote('Wheel bolts', '2025-03-01')]);
      const note = { title: 'Wheel bolts', date: '2025-03-01', description: 'Kept in words' };
      expect(await my.repairs()).toMatchObject([{ ...note, kind: 'other', cost: null, mileage: null }]);
    },
  );

  test('comparisons that take long leave connections to everything else', async () => {
    const importId = await my.send(everything());
    const blocker = await world.deps.db.$client.connect();
    let compared: Promise<{ status: number }>[] = [];
    try {
      await blocker.query('begin; lock table import_rows in access exclusive mode');
      compared = Array.from({ length: 9 }, () => owner.attempt('imports.compare', { importId }));
      expect(await owner.call('settings.read')).toHaveProperty('language');
      let refused = 0;
      for (const one of compared) void one.then(({ status }) => (refused += status === 429 ? 1 : 0));
      await expect.poll(() => refused).toBe(5);
    } finally {
      await blocker.query('rollback');
      blocker.release();
    }
    const statuses = (await Promise.all(compared)).map(({ status }) => status);
    expect([200, 429].map((one) => statuses.filter((status) => status === one).length)).toEqual([4, 5]);
  });

  test('is applied once, however often its requests arrive', { tags: ['IMP-08'] }, async () => {
    const records = everything();
    const draft = importDraft(carId, records.length);
    expect(await owner.call('imports.begin', draft)).toEqual(await owner.call('imports.begin', draft));
    const part = { opId: newId(), importId: draft.id, from: 0, records };
    const staged = await owner.call('imports.stage', part);
    expect(await owner.call('imports.stage', part)).toEqual(staged);
    expect(await owner.call('imports.stage', { ...part, opId: newId() })).toEqual({ staged: 0 });
    const opId = newId();
    const first = await my.commit(draft.id, opId);
    const before = await my.recordsOf(world.deps.db);
    expect([await my.commit(draft.id, opId), await my.commit(draft.id)]).toEqual([first, first]);
    expect(await my.recordsOf(world.deps.db)).toEqual(before);
  });

  test(
    'adds the cars of the file that the owner has not, with the records',
    { tags: ['IMP-04', 'STAT-21', 'STAT-22'] },
    async () => {
      owner = await world.newOwner();
      my = importerOf(owner, carId);
      const id = newId();
      const add = { brand: 'Opel', model: 'Zafira', year: 2008, licensePlate: 'AB-1234' };
      const breakdown = { parts: 120, labor: 80 };
      const records = [importedFill(), importedRepair({ breakdown })];
      await my.importAll(records, { targets: [{ key: 'Zafira ', carId: id, add }] });
      const garage = await owner.call('cars.list');
      expect(garage).toMatchObject({
        selectedCarId: id,
        mainCarId: id,
        cars: [{ ...add, id, mileage: 52_000 }],
      });
      expect((await owner.call('fills.list', { carId: id })).fills).toHaveLength(1);
      expect((await owner.call('repairs.list', { carId: id })).repairs).toMatchObject([{ breakdown }]);
    },
  );
});

describe('nothing is imported', () => {
  test('when one record is wrong: it is named, and the commit refused', { tags: ['IMP-07'] }, async () => {
    const draft = importDraft(carId, 3);
    await owner.call('imports.begin', draft);
    const stage = (from: number, records: unknown[]) =>
      owner.attempt('imports.stage', { opId: newId(), importId: draft.id, from, records });
    expect(await stage(0, [importedFill()])).toMatchObject({ status: 200 });
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    expect(faults(await stage(1, [importedFill(), importedFill({ amount: 0 })]))).toEqual([
      'records.1.fields.amount: Enter an amount above zero',
    ]);
    expect(faults(await stage(1, [importedRepair({ date: tomorrow })]))).toEqual([
      'records.0.fields.date: The time cannot be in the future',
    ]);
    expect(faults(await stage(1, [{ ...importedFill(), car: 'Somebody else' }]))).toEqual([
      'records.0.car: Missing information',
    ]);
    expect((await stage(3, [importedFill()])).status).toBe(400);
    expect(
      (
        await stage(
          0,
          Array.from({ length: limits.importPart + 1 }, () => importedFill()),
        )
      ).status,
    ).toBe(400);
    const refused = await owner.attempt('imports.commit', { opId: newId(), importId: draft.id });
    expect(faults(refused)).toEqual(['importId: Some records did not arrive. Please try again.']);
    expect([await my.fills(), await my.readings(), await my.mileage()]).toEqual([[], [], null]);
  });

  test('of more records, cars or reminders than there may be', { tags: ['IMP-07'] }, async () => {
    const begin = (changes: Partial<ImportDraft>) =>
      owner.attempt('imports.begin', importDraft(carId, 1, changes));
    expect(faults(await begin({ records: 50_001 }))).toEqual([
      'records: At most {n} records can be imported at once.',
    ]);
    const whole = importDraft(carId, 50_000);
    await owner.call('imports.begin', whole);
    await my.undo(whole.id);
    const target = { key: 'Zafira', carId };
    expect((await begin({ targets: Array.from({ length: 51 }, () => target) })).status).toBe(400);
    const add = { brand: 'Opel', model: 'Zafira', year: 2099 };
    expect(faults(await begin({ targets: [{ key: 'Zafira', carId: newId(), add }] }))).toEqual([
      'targets.0.add.year: Please enter a valid year (e.g., 2020).',
    ]);
    const many = Array.from({ length: limits.reminders + 1 }, (_, at) => importedReminder(`Oil ${at}`));
    const fresh = { key: 'Zafira', carId: newId(), add: { ...add, year: 2008 } };
    const importId = await my.send(many, { targets: [fresh] });
    const refused = await owner.attempt('imports.commit', { opId: newId(), importId });
    expect(faults(refused)).toEqual(['importId: No more reminders can be added to this account.']);
    expect([await my.reminders(), (await owner.call('cars.list')).cars.length]).toEqual([[], 1]);
  });

  test('when its car or the new car’s id is not the owner’s', { tags: ['IMP-07'] }, async () => {
    const stranger = await world.newOwner();
    const theirs = (await newCar(stranger)).id;
    const add = { brand: 'Opel', model: 'Zafira', year: 2008 };
    expect((await owner.attempt('imports.begin', importDraft(theirs, 1))).status).toBe(404);
    const importId = await my.send([importedFill()], { targets: [{ key: 'Zafira', carId: theirs, add }] });
    const refused = await owner.attempt('imports.commit', { opId: newId(), importId });
    expect(refused).toMatchObject({ status: 409, body: { code: 'ID_TAKEN' } });
    expect((await owner.call('cars.list')).cars).toHaveLength(1);
    expect((await stranger.attempt('imports.undo', { opId: newId(), importId })).status).toBe(404);
  });

  test('beside one that runs; one that was left or is stopped gives way', { tags: ['IMP-09'] }, async () => {
    const open = await my.send([importedFill()]);
    const second = importDraft(carId, 1);
    // Other accounts are not refused.
    const stranger = await world.newOwner();
    const theirs = importDraft((await newCar(stranger)).id, 1);
    expect((await stranger.attempt('imports.begin', theirs)).status).toBe(200);
    const busy = await owner.attempt('imports.begin', second);
    expect(busy).toMatchObject({
      status: 503,
      body: { code: 'BUSY', data: { retryAfter: expect.any(Number) } },
    });
    expect((await owner.attempt('imports.begin', { ...second, stops: open })).status).toBe(200);
    expect((await owner.attempt('imports.commit', { opId: newId(), importId: open })).status).toBe(404);
    const beginAfter = async (seconds: number) => {
      world.setClock(new Date(Date.now() + seconds * 1000));
      return (await owner.attempt('imports.begin', importDraft(carId, 1))).status;
    };
    expect([await beginAfter(9.5 * 60), await beginAfter(10 * 60 + 5)]).toEqual([503, 200]);
    const { imports } = await owner.call('imports.list');
    expect(imports).toMatchObject([{ committedAt: null, counts: null, undone: null }]);
    expect(await my.undo(imports[0]!.id)).toEqual({ deleted: 0, kept: 0 });
    expect((await owner.call('imports.list')).imports).toEqual([]);
  });
});
