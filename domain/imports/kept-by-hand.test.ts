import { expect } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { asked, lines, readText } from '#tests/import-files.ts';
import type { ImportAnswers, ImportedRecord } from './schema.ts';

type RepairFields = Extract<ImportedRecord, { kind: 'repair' }>['fields'];

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

dataTest<[of: string, text: string, repairs: string, cars?: string]>(
  'who did the work, what it was of, and whose',
  { tags: ['IMP-03', 'IMP-04'] },
  (_, text, repairs, cars = '') => {
    const reading = readText(text, { currency: 'GBP', dates: 'dmy' });
    const told = (...facts: (string | number | null | undefined)[]) => facts.filter(Boolean).join(' · ');
    const shown = reading.records.map(({ fields }) => {
      const { title, garageName, cost, breakdown, description } = fields as RepairFields;
      const parts = breakdown?.parts && `parts ${breakdown.parts}`;
      const labor = breakdown?.labor && `labor ${breakdown.labor}`;
      return told(title, garageName, cost, parts, labor, description?.replaceAll('\n', ' '));
    });
    expect(shown).toEqual(partsOf(repairs));
    expect(asked(reading)).toEqual([]);
    expect(
      reading.cars
        .map((car) => told(car.name, car.year, car.plate, car.vin, car.distanceUnit, car.volumeUnit))
        .filter(Boolean),
    ).toEqual(partsOf(cars));
  },
);
