import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EnergySummary } from '#domain/fills/overview-schema.ts';
import { carWords } from '#tests/car-words.ts';
import { FillFigures } from './fill-figures.tsx';

const energy: Omit<EnergySummary, 'estimate'> = {
  energy: 'gasoline',
  figures: null,
  rise: null,
  months: [],
  stations: [],
};
const textOf = (energies: EnergySummary[], language: 'en' | 'lv' = 'en') =>
  renderToStaticMarkup(
    createElement(FillFigures, {
      car: { id: 'a', batteryCapacity: 64_000 },
      summary: { energies, costPerKm: [], purchases: [], stations: [] },
      words: carWords(language),
    }),
  )
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

test('an estimate is told as such, with its band', { tags: ['FUEL-16'] }, () => {
  const estimated = { ...energy, estimate: { per100: 7, band: 1.5 } };
  expect(textOf([estimated])).toBe('about 7 L/100 km, give or take 1.5 L/100 km');
  expect(textOf([estimated], 'lv')).toBe('aptuveni 7 l/100 km, ± 1,5 l/100 km');
});

test('of several energies the cost comes first, a dash where one is not known', { tags: ['FUEL-33'] }, () => {
  const figures = { average: 6.8, lowest: 6, highest: 8, lastFive: 7 };
  const both = [
    { ...energy, figures, estimate: null },
    { ...energy, energy: 'electric' as const, estimate: null },
  ];
  expect(textOf(both)).toMatch(
    /^Cost per 100 km – Gasoline 6\.8 L\/100 km Electricity – Each over all that was driven, /,
  );
});
