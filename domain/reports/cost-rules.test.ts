import { expect, test } from 'vitest';
import { currenciesOf } from '#domain/money/totals.ts';
import { costColumns, costsByYear, totalCosts } from './cost-rules.ts';

const costs = [
  { month: '2025-11', kind: 'tyres' as const, currency: 'EUR', minor: 40_00 },
  { month: '2026-03', kind: 'repair' as const, currency: 'EUR', minor: 120_50 },
  { month: '2026-03', kind: 'none' as const, currency: 'EUR', minor: 9_50 },
  { month: '2026-03', kind: 'repair' as const, currency: 'USD', minor: 1_00 },
];

test('the currency with most entries comes first, then by name', () => {
  const inCurrencies = (...currencies: string[]) =>
    currenciesOf(currencies.map((currency) => ({ currency })));
  expect(inCurrencies('USD', 'EUR', 'USD')).toEqual(['USD', 'EUR']);
  expect(inCurrencies('EUR', 'USD', 'USD')).toEqual(['USD', 'EUR']);
  expect(inCurrencies('USD', 'EUR', 'GBP')).toEqual(['EUR', 'GBP', 'USD']);
  expect(inCurrencies('SEK', 'USD', 'GBP', 'EUR', 'GBP')).toEqual(['GBP', 'EUR', 'SEK', 'USD']);
});

test('all costs of a currency, whenever they were', () => {
  expect(totalCosts(costs, 'EUR')).toEqual({
    period: '',
    total: 170_00,
    kinds: {
      fuel: 0,
      service: 0,
      repair: 120_50,
      tyres: 40_00,
      inspection: 0,
      tax: 0,
      insurance: 0,
      other: 0,
      none: 9_50,
    },
  });
});

test('without costs a report plots its months, or nothing where it has no beginning', () => {
  expect(costColumns([], 'EUR', { from: null, to: null }, '2026-11-21')).toEqual({ by: 'year', periods: [] });
  expect(costColumns([], 'EUR', { from: '2026-10-01', to: null }, '2026-11-21').periods).toHaveLength(2);
});

test('a plot of years shows the newest twelve', () => {
  const yearly = (...years: number[]) =>
    costsByYear(
      years.map((year) => ({ month: `${year}-05`, kind: 'none' as const, currency: 'EUR', minor: year })),
      'EUR',
    ).map(({ period, total }) => `${period}: ${total}`);
  expect(yearly(2012, 2010)).toEqual(['2010: 2010', '2011: 0', '2012: 2012']);
  const shown = yearly(2000, 2026);
  expect([shown.length, shown[0], shown.at(-1)]).toEqual([27, '2000: 2000', '2026: 2026']);
});
