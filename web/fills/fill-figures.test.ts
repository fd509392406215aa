import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnergySummary, FillSummary } from '#domain/fills/overview-schema.ts';
import { carWords } from '#tests/car-words.ts';
import { RouterContext } from '#web/platform/router/router.tsx';
import { FillFigures } from './fill-figures.tsx';

const energy: Omit<EnergySummary, 'estimate'> = {
  energy: 'gasoline',
  figures: null,
  rise: null,
  months: [],
  stations: [],
};
const place = { pathname: '/', search: '', hash: '', state: null, key: 'default' };
const router = { base: '/', place, action: 'POP', navigate: () => {} } as const;
const markupOf = (
  energies: EnergySummary[],
  perKm: FillSummary['perKm'] = null,
  batteryCapacity: number | null = 64_000,
  language: 'en' | 'lv' = 'en',
) =>
  renderToStaticMarkup(
    createElement(
      RouterContext,
      { value: router },
      createElement(FillFigures, {
        car: { id: 'a', batteryCapacity },
        summary: { energies, perKm, purchases: [], stations: [] },
        words: carWords(language),
      }),
    ),
  );
const textOf = (...shown: Parameters<typeof markupOf>) =>
  markupOf(...shown)
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const figures = { average: 6.8, lowest: 6, highest: 8, lastFive: 7 };
const perKm = {
  from: '2026-01',
  to: '2026-03',
  km: 3_000,
  costs: [
    { currency: 'EUR', minor: 12.6 },
    { currency: 'USD', minor: 2 },
  ],
};

test('an estimate is told as such, with its band', { tags: ['FUEL-16'] }, () => {
  const estimated = { ...energy, estimate: { per100: 7, band: 1.5 } };
  expect(textOf([estimated])).toBe('about 7.0 L/100 km, give or take 1.5 L/100 km');
  expect(textOf([estimated], null, null, 'lv')).toBe('aptuveni 7,0 l/100 km (± 1,5 l/100 km)');
});

test(
  'of several energies the cost comes first, a dash where one is not known',
  { tags: ['FUEL-33', 'LIM-08'] },
  () => {
    const both = [
      { ...energy, figures, estimate: null },
      { ...energy, energy: 'electric' as const, estimate: null },
    ];
    const text = textOf(both);
    expect(text).toMatch(
      /^Cost per 100 km – Gasoline 6\.8 L\/100 km Electricity – Each figure is calculated over the whole distance driven, /,
    );
    expect(textOf(both, perKm)).toContain('Cost per 100 km €12.60 + $2.00 Gasoline');
    const estimated = [{ ...energy, estimate: { per100: 7, band: 1.5 } }, both[1]!];
    expect(textOf(estimated)).toMatch(/^Cost per 100 km – Gasoline about 7\.0 L\/100 km Electricity – /);
  },
);

test(
  'of one energy the averages are told, and the cost per km, each currency by itself',
  { tags: ['FUEL-19'] },
  () => {
    const one = [{ ...energy, figures, estimate: null }];
    const averages =
      'Average 6.8 L/100 km Last five 7.0 L/100 km Lowest and highest 6.0 L/100 km to 8.0 L/100 km';
    expect(textOf(one)).toBe(averages);
    expect(textOf(one, perKm)).toBe(
      `${averages} Fuel costs per km €0.126 + $0.020 January 2026 – March 2026 · 3 000 km`,
    );
  },
);

test('a rise is told with both figures and leads to the log of an issue', { tags: ['FUEL-18'] }, () => {
  const risen = { ...energy, figures, estimate: null, rise: { before: 6, now: 7.8 } };
  expect(textOf([risen])).toMatch(
    / The last three times, the car used a quarter more than usual: 7\.8 L\/100 km instead of 6\.0 L\/100 km\. Log Issue$/,
  );
  expect(markupOf([risen])).toContain('href="/log-symptom"');
  expect(textOf([{ ...risen, rise: null }])).not.toContain('Log Issue');
});

test('only a battery of unknown capacity without a consumption asks for it', { tags: ['FUEL-21'] }, () => {
  const charged = { ...energy, energy: 'electric' as const, estimate: null };
  const isAsked = (one: EnergySummary, capacity: number | null) =>
    textOf([one], null, capacity).includes('Add battery capacity');
  expect(isAsked(charged, null)).toBe(true);
  expect([isAsked(charged, 64_000), isAsked({ ...charged, figures }, null)]).toEqual([false, false]);
  expect(isAsked({ ...energy, estimate: null }, null)).toBe(false);
});
