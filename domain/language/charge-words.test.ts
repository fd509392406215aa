import { expect, test } from 'vitest';
import { entryTexts } from '#domain/fills/entry-texts.ts';
import { chargeWords } from './charge-words.ts';
import { costs } from './lv/costs.ts';
import { fills } from './lv/fills.ts';
import { reports } from './lv/reports.ts';
import { units } from './lv/units.ts';
import { createWords, type Phrase } from './words.ts';

const catalogue = { ...costs, ...fills, ...reports, ...units };

test.for([
  ['en', {}, /fuel|fill-up|tank/i],
  ['lv', catalogue, /degviel|uzpild|bāku/i],
] as const)('a car that is only charged is told of charging alone: %s', ([language, messages, ofFuel]) => {
  const { t } = chargeWords(createWords(language, messages));
  const ofFills = new Set<string>([...Object.values(entryTexts('gasoline')), 'Fuel amounts']);
  const texts = (Object.keys(catalogue) as Phrase[])
    .filter((phrase) => !ofFills.has(phrase) || phrase === 'Fuel' || phrase === 'Station')
    .map((phrase) => t(phrase));
  expect(texts.filter((text) => ofFuel.test(text))).toEqual([]);
});
