import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Output } from '#domain/calls.ts';
import { contract } from '#domain/contract.ts';
import type { Id } from '#domain/ids.ts';
import { minorDigits } from '#domain/language/format.ts';
import { limits } from '#domain/limits.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { filterRecords, noRecordFilters } from '#domain/repairs/record-rules.ts';
import type { Repair } from '#domain/repairs/schema.ts';
import type { Total } from '#domain/money/schema.ts';
import { newCar, repairDraft } from '#tests/people.ts';
import { owner, withOwner } from '#tests/set-up.ts';

withOwner();

const read = async <P extends 'list' | 'summary'>(
  verb: P,
  input: Record<string, unknown>,
): Promise<Output<`repairs.${P}`>> => {
  const answer = await owner.attempt(`repairs.${verb}`, input);
  expect([input, answer.status]).toEqual([input, 200]);
  return contract.repairs[verb]['~orpc'].outputSchema!.parse(answer.body) as Output<`repairs.${P}`>;
};

const currency = fc.constantFrom('EUR', 'USD', 'JPY', 'KWD');
const digits = fc.integer({ min: 0, max: 2_000 });
const seed = fc
  .record({
    // Few days, so that many repairs share one, including the turn of a year.
    date: fc.constantFrom('2025-12-31', '2026-01-01', '2026-02-28', '2026-03-01', '2024-02-29'),
    minor: fc.option(digits),
    currency,
    garageName: fc.option(fc.constantFrom('Best', 'best', 'Anna, Bērziņš & Co', "O'Neil", '100 %')),
  })
  .map(({ minor, ...rest }) => ({ ...rest, cost: minor && minor / 10 ** minorDigits(rest.currency) }));
const amount = fc.constantFrom('', '0', '1', '2,5', '12.50', '0.125', '1 000', '19', 'abc', '-1', '1e3');
const day = fc.constantFrom('', '2026-01-01', '2025-12-31', '2026-02-28', '2026-02-31', '31.12.2025', '2026');
const filters = fc.record({
  costFrom: amount,
  costTo: amount,
  dateFrom: day,
  dateTo: day,
  shops: fc.subarray(['Best', 'Anna, Bērziņš & Co', "O'Neil", '100 %', 'None of these']),
});

async function carWith(seeds: readonly Partial<Repair>[]): Promise<{ carId: Id; repairs: Repair[] }> {
  const { id: carId } = await newCar(owner);
  const repairs: Repair[] = [];
  for (const one of seeds) repairs.push(await owner.call('repairs.log', repairDraft(carId, one)));
  return { carId, repairs: repairs.toSorted((a, b) => (`${a.date}${a.id}` < `${b.date}${b.id}` ? 1 : -1)) };
}

describe('the service records', () => {
  test(
    'any filters keep what the rules keep, whole and newest first (D69, D76)',
    { tags: ['FILT-13', 'FILT-14', 'FILT-15', 'FILT-16', 'FILT-17', 'FILT-19'], timeout: 120_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(seed, { maxLength: 12 }),
          fc.array(filters, { minLength: 30, maxLength: 30 }),
          async (seeds, some) => {
            const { carId, repairs } = await carWith(seeds);
            for (const wanted of [noRecordFilters, ...some]) {
              const kept = filterRecords(repairs, wanted);
              const input = { carId, ...wanted, shops: [...wanted.shops] };
              expect([wanted, (await read('list', input)).repairs]).toEqual([wanted, kept]);
            }
          },
        ),
        { numRuns: 6, seed: 20_261_121, endOnFailure: true },
      );
    },
  );

  test('limits are exact to the minor unit of every currency, and all are optional', async () => {
    const { carId, repairs } = await carWith(
      [
        ['KWD', 1.234],
        ['JPY', 1235],
        ['EUR', 1.23],
      ].map(([code, cost]) => ({ date: '2026-01-01', currency: code as string, cost: cost as number })),
    );
    const costs = async (input: object) =>
      new Set((await read('list', { carId, ...input })).repairs.map(({ cost }) => cost));
    expect(await costs({})).toEqual(new Set(repairs.map(({ cost }) => cost)));
    expect(await costs({ costFrom: '1.23', costTo: '2' })).toEqual(new Set([1.23, 1.234]));
    // Half a yen is invalid, so it does not limit yen (D76).
    expect(await costs({ costTo: '1.23' })).toEqual(new Set([1.23, 1235]));
    for (const wrong of [{ shops: 'x'.repeat(101) }, { costFrom: '1'.repeat(101) }, { limit: '0' }]) {
      expect((await owner.attempt('repairs.list', { carId, ...wrong })).status).toBe(400);
    }
  });

  test('pages continue inside the filter, and end', async () => {
    const chunk = limits.listChunk;
    const seeds = Array.from({ length: 2 * chunk + 3 }, (_none, at) => ({
      date: `2026-01-${String((at % 9) + 1).padStart(2, '0')}`,
      garageName: at % 2 === 0 || at > 3 ? 'Best' : null,
    }));
    const { carId, repairs } = await carWith(seeds);
    for (const [input, kept] of [
      [{}, repairs],
      [{ shops: 'Best' }, repairs.filter(({ garageName }) => garageName)],
    ] as const) {
      const seen: Id[] = [];
      for (let cursor: string | undefined, pages = 0; pages < 4; pages++) {
        const page = await read('list', { carId, ...input, cursor, limit: String(chunk) });
        seen.push(...page.repairs.map(({ id }) => id));
        if (page.next === null) break;
        cursor = page.next;
      }
      expect(seen).toEqual(kept.map(({ id }) => id));
    }
  });
});

/** The totals per currency, the largest first, without currencies that have no cost (D108). */
function totalsOf(repairs: readonly Repair[]): Total[] {
  const sums = new Map<string, number>();
  for (const { cost, currency: code } of repairs)
    if (cost !== null) sums.set(code, (sums.get(code) ?? 0) + toMinor(cost, code));
  return [...sums]
    .map(([code, minor]) => ({ minor, currency: code }))
    .toSorted((a, b) => b.minor - a.minor || (a.currency < b.currency ? -1 : 1));
}

describe('the summary', () => {
  test(
    'adds up this calendar year and all years; a missing cost is 0',
    { tags: ['LIM-05', 'LIM-06', 'LIM-07'] },
    async () => {
      const { carId } = await carWith([
        { date: '2027-01-01', cost: 1000, currency: 'USD' },
        { date: '2026-12-31', cost: 0.1, currency: 'USD' },
        { date: '2026-03-31', cost: 120, currency: 'USD' },
        { date: '2026-02-02', cost: 500, currency: 'JPY' },
        { date: '2026-01-01', cost: 0.2, currency: 'USD' },
        { date: '2025-12-31', cost: null, currency: 'EUR' },
        { date: '2024-06-01', cost: 80, currency: 'USD' },
      ]);
      expect(await read('summary', { carId, yearFrom: '2026-01-01', yearTo: '2026-12-31' })).toMatchObject({
        count: 7,
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

  test(
    'matches the totals of any repairs, one per currency (D26, D108)',
    { tags: ['FILT-18', 'LIM-05', 'LIM-06', 'LIM-07'], timeout: 60_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(seed, { maxLength: 12 }), async (seeds) => {
          const { carId, repairs } = await carWith(seeds);
          for (const year of [2024, 2025, 2026, 2027]) {
            const input = { carId, yearFrom: `${year}-01-01`, yearTo: `${year}-12-31` };
            const summary = await read('summary', input);
            const latest = repairs.find(({ date }) => date <= input.yearTo) ?? repairs[0];
            expect({ ...summary, shops: new Set(summary.shops) }).toEqual({
              count: repairs.length,
              latest: latest ? { title: latest.title, date: latest.date } : null,
              thisYear: totalsOf(repairs.filter(({ date }) => date.startsWith(`${year}-`))),
              lifetime: totalsOf(repairs),
              shops: new Set(repairs.flatMap(({ garageName }) => garageName ?? [])),
            });
          }
        }),
        { numRuns: 8, seed: 20_261_121, endOnFailure: true },
      );
    },
  );

  test('answers 304 until a repair changes it', async () => {
    const { carId } = await carWith([{ date: '2026-01-01' }]);
    const path = `/api/cars/${carId}/repair-summary?yearFrom=2026-01-01&yearTo=2026-12-31`;
    const etag = (await owner.send('GET', path)).headers.get('etag')!;
    const again = () => owner.send('GET', path, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await owner.call('repairs.log', repairDraft(carId));
    expect((await again()).body).toMatchObject({ count: 2 });
  });
});
