import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import type { Car } from '#domain/cars/schema.ts';
import type { CarCosts, PaidKind } from './costs-schema.ts';
import { owningCosts, type CurrencyCosts } from './owning-rules.ts';

type Owned = Pick<Car, 'purchase' | 'outOfUse'>;
type Paid = CarCosts['paid'][number];

const TODAY = '2026-03-31';
const unowned: Owned = { purchase: null, outOfUse: null };
const euros = (amount: number) => ({ amount, currency: 'EUR' });
const paid = (month: string, kind: PaidKind, minor: number, currency = 'EUR'): Paid => ({
  month,
  kind,
  minor,
  currency,
});
const costsOf = (changes: Partial<CarCosts> = {}): CarCosts => ({
  carId: '0198c0de-0000-7000-8000-000000000001',
  paid: [],
  lastCosts: [],
  unpriced: 0,
  stretches: [],
  mileage: [],
  ...changes,
});

describe('the whole cost of owning a car', () => {
  test('is the purchase less the sale and all that was paid', { tags: ['COST-03'] }, () => {
    const owning = owningCosts(
      costsOf({ paid: [paid('2025-05', 'fuel', 6_000), paid('2025-06', 'insurance', 20_000)] }),
      {
        purchase: { date: '2025-03-31', price: euros(9_000), km: null },
        outOfUse: { reason: 'sold', since: '2026-03-31', price: euros(7_500.5) },
      },
      '2026-11-22',
    );
    expect(owning).toMatchObject({ since: '2025-03-31', missing: { purchase: false, sale: false } });
    expect(owning.months).toBeCloseTo(11.99, 2);
    expect(owning.currencies).toEqual([
      {
        currency: 'EUR',
        kinds: [
          { kind: 'fuel', minor: 6_000, perKm: null, perMonth: expect.closeTo(500.3, 1) },
          { kind: 'insurance', minor: 20_000, perKm: null, perMonth: expect.closeTo(1667.8, 1) },
        ],
        running: { minor: 26_000, perKm: null, perMonth: expect.closeTo(2168.15, 1) },
        purchase: 900_000,
        sale: 750_050,
        whole: 900_000 - 750_050 + 26_000,
      },
    ]);
  });

  test('is told for each currency by itself, most entries first', { tags: ['COST-03'] }, () => {
    const { currencies } = owningCosts(
      costsOf({
        paid: [paid('2025-05', 'fuel', 5, 'JPY'), paid('2025-06', 'fuel', 7), paid('2025-07', 'tax', 8)],
      }),
      { purchase: { date: null, price: { amount: 900, currency: 'JPY' }, km: null }, outOfUse: null },
      TODAY,
    );
    expect(currencies.map(({ currency, whole, purchase }) => [currency, whole, purchase])).toEqual([
      ['EUR', 15, null],
      ['JPY', 905, 900],
    ]);
    const sold = { reason: 'sold', since: TODAY, price: euros(4) } as const;
    const abroad = { date: null, price: { amount: 900, currency: 'USD' }, km: null };
    const two = owningCosts(costsOf(), { purchase: abroad, outOfUse: sold }, TODAY).currencies;
    expect(new Set(two.map((one) => [one.currency, one.purchase, one.sale, one.whole].join(' ')))).toEqual(
      new Set(['USD 90000  90000', 'EUR  400 -400']),
    );
    const bought = { date: '2025-01-01', price: euros(900), km: null };
    const driven = costsOf({
      mileage: [
        { month: '2025-01', date: '2025-01-15', km: 0 },
        { month: '2025-12', date: '2025-12-15', km: 9_000 },
      ],
    });
    for (const costs of [costsOf(), driven]) {
      const [unused] = owningCosts(costs, { ...unowned, purchase: bought }, TODAY).currencies;
      expect(unused).toMatchObject({ running: { minor: 0, perKm: null, perMonth: null }, whole: 90_000 });
    }
  });

  test('leaves out what is not known, and names it', { tags: ['COST-06'] }, () => {
    const sold = { reason: 'sold', since: '2026-03-01' } as const;
    const nothing = owningCosts(costsOf({ unpriced: 3 }), { purchase: null, outOfUse: sold }, TODAY);
    expect(nothing).toEqual({
      since: null,
      months: null,
      driven: null,
      fuel: null,
      currencies: [],
      missing: { purchase: true, sale: true, records: 3 },
    });
    const laidUp = { reason: 'laid_up', since: '2026-03-01' } as const;
    const { missing } = owningCosts(costsOf(), { purchase: null, outOfUse: laidUp }, TODAY);
    expect(missing).toEqual({ purchase: true, sale: false, records: 0 });
  });

  tableTest([
    ['2026-03-02', null],
    ['2026-03-01', null],
    ['2026-02-28', 1.02],
    ['2025-03-31', 11.99],
  ])('per month of the time it was owned', { tags: ['COST-04'] }, (date, months) => {
    const purchase = { date, price: null, km: null };
    const costs = costsOf({ paid: [paid('2026-03', 'fuel', 6_000)] });
    const owning = owningCosts(costs, { ...unowned, purchase }, TODAY);
    const [{ kinds, running }] = owning.currencies as [CurrencyCosts];
    const perMonth = [kinds[0]!, running].map((one) => one.perMonth);
    if (months === null) expect([owning.months, ...perMonth]).toEqual([null, null, null]);
    else {
      expect(owning.months).toBeCloseTo(months, 2);
      for (const one of perMonth) expect(one! * owning.months!).toBeCloseTo(6_000, 6);
    }
  });

  test('without a purchase it begins with what was paid first', { tags: ['COST-04'] }, () => {
    const costs = costsOf({
      paid: [paid('2025-09', 'fuel', 1), paid('2025-08', 'fuel', 1)],
      mileage: [{ month: '1998-08', date: '1998-08-15', km: 10 }],
    });
    expect(owningCosts(costs, unowned, TODAY).since).toBe('2025-08-01');
  });
});

describe('the cost per km', () => {
  const mileage = [
    { month: '2025-06', date: '2025-06-15', km: 10_000 },
    { month: '2025-12', date: '2025-12-15', km: 12_000 },
  ];
  const spent = ['2025-05', '2025-06', '2025-09', '2025-12', '2026-01'].map((month) =>
    paid(month, 'service', 1_000),
  );
  const perKm = (costs: CarCosts, owned: Owned = unowned) =>
    owningCosts(costs, owned, TODAY).currencies[0]!.running.perKm;

  test('counts what was paid after the first reading, up to the last', { tags: ['COST-04'] }, () => {
    const costs = costsOf({ paid: spent, mileage });
    expect(owningCosts(costs, unowned, TODAY).driven).toEqual({ km: 2_000, from: '2025-07', to: '2025-12' });
    expect(perKm(costs)).toBe(1);
  });

  test('begins with the purchase when its day and mileage are known', { tags: ['COST-04'] }, () => {
    const bought = (changes: object) => ({
      ...unowned,
      purchase: { date: '2025-05-20', price: null, km: 8_000, ...changes },
    });
    const before = paid('2025-04', 'tax', 1_000);
    const costs = costsOf({
      paid: [before, ...spent],
      mileage: [{ month: '2024-01', date: '2024-01-15', km: 500 }, ...mileage],
    });
    expect(owningCosts(costs, bought({}), TODAY).driven).toEqual({
      km: 4_000,
      from: '2025-05',
      to: '2025-12',
    });
    expect(perKm(costs, bought({}))).toBe(1);
    for (const unknown of [{ km: null }, { date: null }])
      expect(perKm(costs, bought(unknown))).toBe(5_000 / 3_676);
    const since = (changes: object) => owningCosts(costs, bought(changes), TODAY).since;
    expect([since({ date: null }), since({ km: null })]).toEqual(['2025-04-01', '2025-05-20']);
    // Two readings of an owner before do not outweigh it, and one of its month counts.
    const earlier = ['2023-01', '2024-01'].map((month, at) => ({ month, date: `${month}-15`, km: 500 + at }));
    const drivenOver = (readings: CarCosts['mileage']) =>
      owningCosts(costsOf({ mileage: readings }), bought({}), TODAY).driven;
    expect(drivenOver([...earlier, ...mileage])).toEqual({ km: 4_000, from: '2025-05', to: '2025-12' });
    const same = { month: '2025-06', date: '2025-06-20', km: 8_500 };
    expect(drivenOver([same])).toEqual({ km: 500, from: '2025-05', to: '2025-06' });
  });

  test('is not lowered by a reading from before anything was paid', { tags: ['COST-04'] }, () => {
    const drivenOver = (...earlier: [string, number][]) => {
      const old = earlier.map(([month, km]) => ({ month, date: `${month}-15`, km }));
      return owningCosts(costsOf({ paid: spent, mileage: [...old, ...mileage] }), unowned, TODAY).driven;
    };
    const may = { from: '2025-05', to: '2025-12' };
    expect(drivenOver(['1998-05', 4_000])).toEqual({ km: 2_037, ...may });
    expect(drivenOver(['1998-05', 4_000], ['2025-04', 9_500])).toEqual({ km: 2_500, ...may });
    expect(drivenOver(['2025-05', 9_500])).toEqual({ km: 2_500, from: '2025-06', to: '2025-12' });
  });

  test(
    'is not known where fill-ups have a gap, and has no fuel where none was ever recorded',
    { tags: ['COST-04'] },
    () => {
      const fuel = paid('2025-12', 'fuel', 1_000);
      const stretch = { from: '2025-09', to: '2025-12', km: 500, paid: [fuel], isIncomplete: false };
      const owning = (changes: object) =>
        owningCosts(
          costsOf({ paid: [...spent, fuel], mileage, stretches: [{ ...stretch, ...changes }] }),
          unowned,
          TODAY,
        );
      const [known, unknown] = [owning({}), owning({ isIncomplete: true })];
      expect(known.currencies[0]!.kinds.map((one) => one.perKm)).toEqual([2, 1]);
      expect(known.currencies[0]!.running.perKm).toBe(3);
      expect(known.fuel).toMatchObject({ from: '2025-09', to: '2025-12', km: 500 });
      expect([unknown.currencies[0]!.running.perKm, unknown.fuel]).toEqual([null, null]);
      expect(perKm(costsOf({ paid: spent, mileage }))).toBe(1);
    },
  );

  test('500 km are enough', { tags: ['COST-04'] }, () => {
    const readings = [mileage[0]!, { month: '2025-12', date: '2025-12-15', km: 10_500 }];
    expect(perKm(costsOf({ paid: spent, mileage: readings }))).toBe(4);
  });

  tableTest([[[]], [[mileage[0]!]], [[mileage[0]!, { month: '2025-12', date: '2025-12-15', km: 10_499 }]]])(
    'there is none over too little',
    { tags: ['COST-04', 'COST-06'] },
    (readings) => {
      const costs = costsOf({ paid: spent, mileage: readings });
      expect(owningCosts(costs, unowned, TODAY).driven).toBeNull();
      expect(perKm(costs)).toBeNull();
    },
  );
});
