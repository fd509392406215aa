import { expect } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { asked, lines, readText } from '#tests/import-files.ts';
import type { ImportAnswers } from './schema.ts';

const dataTest = dataTestsOf('imports/kept-by-hand.tsv');

const FIELDS: Record<string, keyof ImportAnswers> = {
  km: 'distance',
  mi: 'distance',
  l: 'volume',
  usgal: 'volume',
  ukgal: 'volume',
  gasoline: 'energy',
};
const answersOf = (cell: string): ImportAnswers =>
  Object.fromEntries(
    cell.split(' ').flatMap((word) => (word === '' ? [] : [[FIELDS[word] ?? 'currency', word]])),
  );

dataTest<[of: string, answers: string, text: string, records: string, cars?: string]>(
  'kept by hand',
  { tags: ['IMP-03', 'IMP-22'] },
  (_, answers, text, records, cars) => {
    const reading = readText(text, answersOf(answers));
    expect(lines(reading)).toEqual(partsOf(records));
    expect(asked(reading)).toEqual([]);
    if (cars !== undefined) expect(reading.cars.map(({ name }) => name)).toEqual(partsOf(cars));
  },
);

dataTest<[of: string, text: string]>('kept by hand and left in doubt', { tags: ['IMP-03'] }, (_, text) => {
  expect(asked(readText(text))).toContain('columns');
});
