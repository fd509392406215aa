import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { headerWords } from './header-words.ts';

tableTest([
  ['volumeL', 'volume', 'l'],
  ['Volume (L)', 'volume', 'l'],
  ['volume_l', 'volume', 'l'],
  ['VolumePrice', 'volume price', ''],
  ['energyKWh', 'energy', 'kwh'],
  ['socStartPct', 'soc start', 'pct'],
  ['Price (optional)', 'price', ''],
  ['Odometer (mi.)', 'odometer', 'mi.'],
  ['Litres', 'litres', ''],
  ['Cena par litru', 'cena par litru', ''],
] as const)('a header is its words and its unit', (header, words, unit) => {
  expect([headerWords(header).words.join(' '), headerWords(header).unit]).toEqual([words, unit]);
});
