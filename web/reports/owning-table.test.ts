import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CurrencyCosts } from '#domain/reports/owning-rules.ts';
import { carWords } from '#tests/car-words.ts';
import { CurrencyTable } from './owning-table.tsx';

const costs: CurrencyCosts = {
  currency: 'EUR',
  kinds: [
    { kind: 'fuel', minor: 6_000, perKm: 2, perMonth: 500 },
    { kind: 'insurance', minor: 20_000, perKm: null, perMonth: null },
  ],
  running: { minor: 26_000, perKm: 6.5, perMonth: 2_000 },
  purchase: 900_000,
  sale: 750_050,
  whole: 175_950,
};
const textOf = (changes: Partial<CurrencyCosts> = {}) =>
  renderToStaticMarkup(
    createElement(CurrencyTable, { costs: { ...costs, ...changes }, words: carWords('en') }),
  )
    .replaceAll('</tr>', ';')
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('|;|', '\n')
    .split('\n');

test(
  'the cost of each kind stands in a row, then what was bought and sold',
  { tags: ['COST-03', 'COST-04', 'LIM-08'] },
  () => {
    expect(textOf()).toEqual([
      '|Total cost of ownership|€1,759.50|Total cost of ownership, EUR|Kind|Total|Per month|Per km',
      'Fuel and charging|€60.00|€5.00|€0.020',
      'Insurance|€200.00|–|–',
      'Running costs|€260.00|€20.00|€0.065',
      'Purchase price|€9,000.00',
      'Sale price|-€7,500.50',
      '',
    ]);
    const bought = textOf({ kinds: [], purchase: null, sale: null });
    expect(bought.slice(1)).toEqual(['']);
  },
);
