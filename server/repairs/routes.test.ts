import { describe, expect, test } from 'vitest';
import { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import { newRepair } from '#domain/repairs/new-repair.ts';
import type { Repair, RepairDraft } from '#domain/repairs/schema.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { repairDraft } from '#tests/people.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const log = (changes: Parameters<typeof repairDraft>[1] = {}) =>
  owner.call('repairs.log', repairDraft(carId, changes));
const list = (query: Record<string, unknown> = {}) => owner.attempt('repairs.list', { carId, ...query });
const stored = async (repairId: Id) => await owner.call('repairs.read', { carId, repairId });
const edit = (repair: Repair, changes: Record<string, unknown>) =>
  owner.attempt('repairs.edit', { ...editing(repair), carId, repairId: repair.id, changes });

describe('logging a repair', () => {
  test(
    'answers it as it is stored',
    { tags: ['ENT-37', 'ENT-38', 'ENT-39', 'ENT-40', 'ENT-42', 'ENT-43', 'ENT-48', 'ROLE-04'] },
    async () => {
      const draft = repairDraft(carId, {
        title: ' New pads ',
        description: 'Front axle',
        mechanicName: 'Jānis',
        garageName: 'Auto A',
        kind: 'repair',
        mileage: 231_000,
        cost: 12.5,
        currency: 'USD',
        date: '2026-02-28',
      });
      const repair = await owner.call('repairs.log', draft);
      const { opId: _opId, ...sent } = draft;
      expect(repair).toEqual({
        ...sent,
        breakdown: null,
        title: 'New pads',
        receiptIds: [],
        receipts: [],
        receiptId: null,
        receiptUrl: null,
        version: 1,
        addedByMechanic: false,
        mechanicAddedDate: null,
        byKey: null,
        createdAt: repair.createdAt,
      });
      expect(await stored(repair.id)).toEqual(repair);
      expect((await list()).body).toEqual({ repairs: [repair], next: null });
      const bare = repairDraft(carId);
      expect(await owner.call('repairs.log', bare)).toMatchObject({ id: bare.id });
      expect(await stored(bare.id)).toMatchObject({ id: bare.id });
    },
  );

  test(
    'what is optional may be missing or cleared; a cost keeps its decimals, as many as its currency has',
    { tags: ['ENT-40', 'ENT-41', 'ENT-42', 'ENT-43'] },
    async () => {
      const bare = await log({ cost: null, description: '', mechanicName: ' ', garageName: '' });
      const none = {
        cost: null,
        description: null,
        mechanicName: null,
        garageName: null,
        kind: null,
        mileage: null,
      };
      expect(bare).toMatchObject(none);
      expect(await stored(bare.id)).toMatchObject(none);
      const { cost: _cost, ...draft } = repairDraft(carId);
      expect(await owner.call('repairs.log', draft)).toMatchObject(none);
      const full = { cost: 5, description: 'Front axle', mechanicName: 'Jānis', garageName: 'Auto A' };
      const repair = await log({ ...full, kind: 'repair', mileage: 231_000 });
      const fields = Object.keys(none) as (keyof typeof none)[];
      const cleared = fields.map((name) => [name, { from: repair[name], to: none[name] }]);
      expect((await edit(repair, Object.fromEntries(cleared))).body).toMatchObject(none);
      expect(await stored(repair.id)).toMatchObject(none);
      const costs = [
        [0, 'EUR'],
        [12, 'USD'],
        [12.5, 'USD'],
        [0.29, 'EUR'],
        [1234.567, 'KWD'],
        [5000, 'JPY'],
        [999_999_999, 'EUR'],
      ] as const;
      for (const [cost, currency] of costs) {
        const repair = await log({ cost, currency });
        expect([repair.cost, repair.currency]).toEqual([cost, currency]);
      }
    },
  );

  test.each<Parameters<typeof repairDraft>[1]>([
    { cost: 12.345, title: ' "Eļļa" \\ 🚗\u2028 ', description: 'two\nlines\0', mechanicName: '' },
    { cost: 0.005, currency: 'USD', garageName: '\ud800 \ufffe' },
    { cost: 1234.4, currency: 'JPY', description: ' ' },
    { cost: 9_999_999.99, date: '1900-01-01', kind: 'tax' },
    { cost: null, breakdown: null, mileage: null, receiptIds: [], receiptId: null },
  ])('answers %j as it is read later, and as a device shows it until then', async (changes) => {
    const draft = repairDraft(carId, changes);
    const repair = await owner.call('repairs.log', draft);
    expect(await stored(draft.id)).toEqual(repair);
    const parsed = contract.repairs.log['~orpc'].inputSchema!.parse(draft) as RepairDraft;
    expect(newRepair(parsed, repair.createdAt)).toEqual(repair);
  });

  test('reports invalid fields', { tags: ['ENT-38', 'ENT-39', 'ENT-41', 'VAL-44', 'VAL-45'] }, async () => {
    const wrong = async (changes: Record<string, unknown>) =>
      faults(await owner.attempt('repairs.log', { ...repairDraft(carId), ...changes }));
    expect(await wrong({ title: '  ' })).toEqual(['title: Repair title is required']);
    for (const date of ['', '2026-02-29', '05.03.2026'])
      expect(await wrong({ date })).toEqual(['date: Date is required']);
    for (const cost of [-1, '12'])
      expect(await wrong({ cost })).toEqual(['cost: Please enter a valid amount']);
    expect(await wrong({ cost: 1_000_000_000 })).toEqual([
      'cost: The amount is too large. At most {n} can be saved.',
    ]);
    expect(await wrong({ currency: 'XYZ' })).toEqual(['currency: Please enter a valid amount']);
    expect(await wrong({ currency: 'eur' })).toContain('currency: Please enter a valid amount');
    expect(await wrong({ mileage: 1.5 })).toEqual(['mileage: Enter the mileage as a whole number']);
    expect(await wrong({ kind: 'magic' })).toHaveLength(1);
    expect(await wrong({ garageName: 'x'.repeat(101) })).toEqual([
      'garageName: The text is too long. Maximum number of characters: {n}.',
    ]);
    expect((await list()).body).toEqual({ repairs: [], next: null });
  });
});

describe('editing a repair', () => {
  test(
    'changes the given fields only',
    { tags: ['ENT-38', 'ENT-39', 'ENT-40', 'ENT-41', 'ENT-42', 'ENT-43', 'GEN-11', 'ROLE-04'] },
    async () => {
      const texts = { description: 'Front axle', mechanicName: 'Jānis', garageName: 'Auto A' };
      const repair = await log({ cost: 100, currency: 'EUR', ...texts });
      const answer = await edit(repair, {
        title: { from: repair.title, to: 'New discs' },
        cost: { from: 100, to: null },
        garageName: { from: 'Auto A', to: '' },
        date: { from: repair.date, to: '2026-01-31' },
      });
      const changed = { title: 'New discs', cost: null, garageName: null, date: '2026-01-31', version: 2 };
      expect(answer.body).toEqual({ ...repair, ...changed });
      expect(await stored(repair.id)).toEqual(answer.body);
      const again = await edit(answer.body as Repair, {
        cost: { from: null, to: 99.95 },
        description: { from: 'Front axle', to: '' },
        mechanicName: { from: 'Jānis', to: 'Anna' },
        garageName: { from: null, to: 'Auto B' },
      });
      const then = { cost: 99.95, description: null, mechanicName: 'Anna', garageName: 'Auto B', version: 3 };
      expect(again.body).toEqual({ ...repair, ...changed, ...then });
      expect(await stored(repair.id)).toEqual(again.body);
    },
  );

  test('another currency relabels the amount and never converts it (D108)', async () => {
    const repair = await log({ cost: 1500, currency: 'EUR' });
    const answer = await edit(repair, { currency: { from: 'EUR', to: 'JPY' } });
    expect(answer.body).toMatchObject({ cost: 1500, currency: 'JPY' });
  });
});
