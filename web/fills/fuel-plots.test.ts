import { createElement, type FunctionComponent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { EnergySummary, Purchase } from '#domain/fills/overview-schema.ts';
import { carWords } from '#tests/car-words.ts';
import { ConsumptionPlot } from './consumption-plot.tsx';
import { PricePlot } from './price-plot.tsx';
import { StationTable } from './station-table.tsx';

vi.mock('#web/platform/language/language.ts', async () => {
  const { carWords } = await import('#tests/car-words.ts');
  return { useWords: () => carWords('en') };
});

const words = carWords('en');
const textOf = <Props extends object>(Component: FunctionComponent<Props>, props: Props) =>
  renderToStaticMarkup(createElement(Component, props))
    .replaceAll(/<[^>]+>/g, '|')
    .replaceAll(/\|+/g, '|')
    .replaceAll('\u00A0', ' ');

const summary: EnergySummary = {
  energy: 'gasoline',
  figures: null,
  estimate: null,
  rise: null,
  months: [
    { month: '2026-01', km: 500, amount: 30_000 },
    { month: '2026-03', km: 1_000, amount: 80_000 },
  ],
  stations: [],
};
const bought: Purchase = {
  month: '2026-01',
  energy: 'gasoline',
  currency: 'EUR',
  amount: 40_000,
  minor: 6_000,
  unknown: 0,
  lowest: 140,
  highest: 160,
  isIncomplete: false,
};

test('a plot has its title, a summary in words and its numbers in a table', { tags: ['FUEL-26'] }, () => {
  const use = textOf(ConsumptionPlot, { summary, words });
  expect(use).toContain(
    '|7.3 L/100 km|Average|Lowest: 6.0 L/100 km (January 2026)|Highest: 8.0 L/100 km (March 2026)|',
  );
  expect(use).toContain('|Consumption by month, 2026|');
  expect(use).toMatch(
    /\|Month\|.*\|January 2026\|6\.0 L\/100 km\|February 2026\|–\|March 2026\|8\.0 L\/100 km\|/i,
  );
  const price = textOf(PricePlot, {
    purchases: [bought, { ...bought, month: '2026-02', minor: 5_600, lowest: 140, highest: 140 }],
    energy: 'gasoline',
    currency: 'EUR',
    words,
  });
  expect(price).toContain('|€1.450|Average|Lowest: €1.400 (February 2026)|Highest: €1.500 (January 2026)|');
  expect(price).toContain(
    '|Price per L by month, 2026|Month|Average|Lowest|Highest|January 2026|€1.500|€1.400|€1.600|February 2026|€1.400|',
  );
  expect([use, price].map((text) => text.includes('|Show as table|'))).toEqual([true, true]);
});

test('a plot says what it needs while there is too little', { tags: ['FUEL-26'] }, () => {
  const nothing = { ...summary, months: [] };
  const shown = { energy: 'gasoline', currency: 'EUR', words } as const;
  const none = { energies: [summary], perKm: null, purchases: [], stations: [] };
  const texts = [
    textOf(ConsumptionPlot, { summary: nothing, words }),
    textOf(ConsumptionPlot, { summary: { ...nothing, energy: 'electric' }, words }),
    textOf(PricePlot, { purchases: [{ ...bought, amount: 0 }], ...shown }),
    textOf(StationTable, { summary: none, ...shown }),
  ];
  expect(texts).toEqual([
    '|Not enough data yet|Fill the tank to the top twice to see how much fuel your car uses.|',
    '|Not enough data yet|Charge twice to the same percentage to see how much your car uses.|',
    '|Not enough data yet|Enter what you paid to see the prices here.|',
    '|Not enough data yet|Add station names to your fill-ups to compare the stations here.|',
  ]);
});
