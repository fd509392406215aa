import { expect, test } from 'vitest';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

async function carWith(some: readonly Partial<Repair>[]): Promise<{ carId: Id; repairs: Repair[] }> {
  const { id: carId } = await newCar(owner);
  const repairs: Repair[] = [];
  for (const one of some) repairs.push(await owner.call('repairs.log', repairDraft(carId, one)));
  return { carId, repairs: repairs.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1)) };
}

test('pages continue inside the filter, newest first, and end', { tags: ['FILT-19'] }, async () => {
  const chunk = limits.listChunk;
  const some = Array.from({ length: 2 * chunk + 3 }, (_none, at) => ({
    date: `2026-01-${String((at % 9) + 1).padStart(2, '0')}`,
    garageName: at % 2 === 0 || at > 3 ? 'Anna, Bērziņš & Co' : null,
  }));
  const { carId, repairs } = await carWith(some);
  for (const [input, kept] of [
    [{}, repairs],
    [{ shops: ['Anna, Bērziņš & Co', 'None'] }, repairs.filter(({ garageName }) => garageName)],
    [{ shops: 'Anna, Bērziņš & Co' }, repairs.filter(({ garageName }) => garageName)],
    [{ dateFrom: '2026-01-02', dateTo: '2026-01-02' }, repairs.filter(({ date }) => date === '2026-01-02')],
  ] as const) {
    const seen: Repair[] = [];
    for (let cursor: string | undefined, pages = 0; pages < 4; pages++) {
      const page = await owner.call('repairs.list', {
        carId,
        ...input,
        cursor,
        limit: String(chunk),
      } as never);
      seen.push(...page.repairs);
      if (page.next === null) break;
      cursor = page.next;
    }
    expect(seen).toEqual(kept);
  }
});

test('limits are exact to the minor unit of every currency, and all are optional', async () => {
  const of = (currency: string, cost: number) => ({ date: '2026-01-01', currency, cost });
  const { carId } = await carWith([of('KWD', 1.234), of('JPY', 1235), of('EUR', 1.23)]);
  const costs = async (input: object) =>
    new Set((await owner.call('repairs.list', { carId, ...input })).repairs.map(({ cost }) => cost));
  expect(await costs({})).toEqual(new Set([1.23, 1.234, 1235]));
  expect(await costs({ costFrom: '1.23', costTo: '2' })).toEqual(new Set([1.23, 1.234]));
  // Half a yen is invalid, so it does not limit yen (D76).
  expect(await costs({ costTo: '1.23' })).toEqual(new Set([1.23, 1235]));
  for (const wrong of [{ shops: 'x'.repeat(101) }, { costFrom: '1'.repeat(101) }, { limit: '0' }])
    expect((await owner.attempt('repairs.list', { carId, ...wrong })).status).toBe(400);
});

test(
  'the summary adds up this calendar year and all years; a missing cost is 0',
  { tags: ['LIM-05', 'LIM-06', 'LIM-07'] },
  async () => {
    const { carId } = await carWith([
      { date: '2027-01-01', cost: 1000, currency: 'USD' },
      { date: '2026-12-31', cost: 0.1, currency: 'USD', title: 'Latest' },
      { date: '2026-03-31', cost: 120, currency: 'USD' },
      { date: '2026-02-02', cost: 500, currency: 'JPY' },
      { date: '2026-01-01', cost: 0.2, currency: 'USD' },
      { date: '2025-12-31', cost: null, currency: 'EUR' },
      { date: '2024-06-01', cost: 80, currency: 'USD' },
    ]);
    const year = { yearFrom: '2026-01-01', yearTo: '2026-12-31' };
    expect(await owner.call('repairs.summary', { carId, ...year })).toMatchObject({
      count: 7,
      latest: { title: 'Latest', date: '2026-12-31' },
      thisYear: [
        { minor: 12_030, currency: 'USD' },
        { minor: 500, currency: 'JPY' },
      ],
      lifetime: [
        { minor: 120_030, currency: 'USD' },
        { minor: 500, currency: 'JPY' },
      ],
    });
  },
);
