import { describe, expect, test } from 'vitest';
import { byTime } from '#domain/fills/order-rules.ts';
import { newId } from '#server/platform/deps.ts';
import { editing, faults } from '#tests/applied-once.ts';
import { fillDraft } from '#tests/nouns/fills.ts';
import { carId, owner, withCar } from '#tests/set-up.ts';

withCar();

const log = (changes = {}) => owner.call('fills.log', fillDraft(carId, changes));
const list = async () => (await owner.call('fills.list', { carId })).fills;
const mileage = async () => (await owner.call('cars.read', { carId })).mileage;
const readings = async () =>
  (await owner.call('mileage.list', { carId })).readings
    .filter(({ source }) => source === 'fill')
    .map(({ km, date }) => `${date} ${km}`);

describe('a fill-up', () => {
  test('is kept as it was logged, newest first', { tags: ['FUEL-01', 'FUEL-20'] }, async () => {
    const draft = fillDraft(carId);
    const { opId: _opId, ...fields } = draft;
    const first = await owner.call('fills.log', draft);
    expect(first).toEqual({ ...fields, files: [], byKey: null, version: 1, createdAt: first.createdAt });
    const older = await log({ date: '2026-01-04', km: null, cost: null, station: null, notes: null });
    const later = await log({ energy: 'electric', amount: 41_500, socEnd: 80, isFull: false });
    expect(later).toMatchObject({ energy: 'electric', amount: 41_500, socEnd: 80, isFull: false });
    expect(await list()).toEqual([later, first, older]);
  });

  test('has an amount, or a cost where that is not known', { tags: ['FUEL-01'] }, async () => {
    const missing = ['amount: Enter an amount above zero'];
    const nothing = fillDraft(carId, { amount: null, cost: null });
    expect(faults(await owner.attempt('fills.log', nothing))).toEqual(missing);
    const paid = await log({ amount: null, cost: 50 });
    const changes = { cost: { from: 50, to: null } };
    const edit = { ...editing(paid), carId, fillId: paid.id, changes };
    expect(faults(await owner.attempt('fills.edit', edit))).toEqual(missing);
    expect(await list()).toContainEqual(paid);
  });

  test(
    'keeps its time, its price beside amount and total, its discount and how it was charged',
    { tags: ['FUEL-02', 'FUEL-29', 'FUEL-30', 'FUEL-31'] },
    async () => {
      const more = { time: '18:05', price: 0.913771, discount: 2.5, socStart: 0, socEnd: 80, power: 'dc' };
      const kept = await log({ energy: 'electric', ...more });
      expect(kept).toMatchObject(more);
      const falling = { energy: 'electric', socStart: 90, socEnd: 80, power: 'ac' };
      const noon = await log({ ...falling, time: '12:00' });
      expect(noon, 'as typed').toMatchObject(falling);
      const unknown = await log();
      const early = await log({ time: '06:30' });
      const order = [unknown, kept, noon, early];
      expect(await list()).toEqual(order);
      expect(order.toReversed().toSorted((a, b) => byTime(b, a))).toEqual(order);
      const changes = {
        time: { from: '18:05', to: null },
        discount: { from: 2.5, to: 3 },
        power: { from: 'dc', to: 'ac' },
        currency: { from: 'EUR', to: 'JPY' },
      };
      const edit = { ...editing(kept), carId, fillId: kept.id, changes } as const;
      expect(await owner.call('fills.edit', edit as never)).toMatchObject({
        time: null,
        discount: 3,
        power: 'ac',
        currency: 'JPY',
        price: 0.913771,
      });
      const [changed] = (await list()).filter(({ id }) => id === kept.id);
      const none = { discount: null, socStart: null, price: null, power: null };
      const without = {
        ...Object.fromEntries(
          (['discount', 'socStart', 'price', 'power'] as const).map((name) => [
            name,
            { from: changed![name], to: null },
          ]),
        ),
        time: { from: null, to: '07:00' },
      };
      await owner.call('fills.edit', {
        ...editing(changed!),
        carId,
        fillId: kept.id,
        changes: without,
      });
      expect(await list()).toContainEqual(expect.objectContaining({ id: kept.id, ...none, time: '07:00' }));
    },
  );

  test(
    'without a time follows those of its day in the order of logging, whatever their ids',
    { tags: ['FUEL-30'] },
    async () => {
      const [lower, higher] = [newId(), newId()].toSorted();
      const first = await log({ id: higher });
      const second = await log({ id: lower });
      const evening = await log({ time: '23:59' });
      const order = [second, first, evening];
      expect(await list()).toEqual(order);
      expect(order.toReversed().toSorted((a, b) => byTime(b, a))).toEqual(order);
    },
  );

  test('gives the car its odometer; edits and deletion take that along', { tags: ['FUEL-04'] }, async () => {
    const fill = await log();
    expect([await mileage(), await readings()]).toEqual([98_000, ['2026-01-05 98000']]);
    const edit = (changes: object) =>
      owner.call('fills.edit', { ...editing(fill), carId, fillId: fill.id, changes });
    await edit({ km: { from: 98_000, to: 98_500 } });
    expect([await mileage(), await readings()]).toEqual([98_500, ['2026-01-05 98500']]);
    await edit({ date: { from: '2026-01-05', to: '2026-01-06' } });
    expect(await readings()).toEqual(['2026-01-06 98500']);
    await edit({ km: { from: 98_500, to: null } });
    expect([await mileage(), await readings()]).toEqual([null, []]);
    await edit({ km: { from: null, to: 98_700 } });
    await owner.call('fills.delete', { opId: newId(), carId, fillId: fill.id });
    expect([await mileage(), await readings(), await list()]).toEqual([null, [], []]);
  });

  test('is refused with the field that is wrong', { tags: ['FUEL-05'] }, async () => {
    const wrong = async (changes: object) =>
      faults(await owner.attempt('fills.log', fillDraft(carId, changes)));
    expect(await wrong({ amount: 0 })).toEqual(['amount: Enter an amount above zero']);
    expect(await wrong({ amount: 10_000_000 })).toEqual([
      'amount: The amount is too large. Please check it.',
    ]);
    expect(await wrong({ socEnd: 101 })).toEqual(['socEnd: Enter a percentage from 0 to 100']);
    expect(await wrong({ socStart: -1 })).toEqual(['socStart: Enter a percentage from 0 to 100']);
    expect(await wrong({ time: '24:00' })).toEqual(['time: Enter a time such as 07:30']);
    expect(await wrong({ price: 0 })).toEqual(['price: Please enter a valid amount']);
    expect(await wrong({ discount: -1 })).toEqual(['discount: Please enter a valid amount']);
    expect((await wrong({ power: 'three' }))[0]).toMatch(/^power: /);
    expect(await wrong({ km: -1 })).toEqual(['km: Enter the mileage as a whole number']);
    const tomorrow = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    expect(await wrong({ date: tomorrow })).toEqual(['date: The time cannot be in the future']);
    expect(await list()).toEqual([]);
  });
});
