import { describe, expect, test } from 'vitest';
import { fuelLog, fuelLogAnswers, importContext, readFixtures, textFile } from '#tests/import-files.ts';
import { duplicateKeyOf } from './duplicate-rules.ts';
import { readImport } from './read-import.ts';
import { ImportedRecord } from './schema.ts';

const everyFixture = [
  ['lubelogger-fuel-us.csv', 'lubelogger-service-it.csv', 'lubelogger-odometer-iso.csv'],
  ['drivvo-ru.csv'],
  ['drivvo-pt.csv'],
  ['fuelio-uk.csv'],
  ['fuelly-metric.csv'],
  ['fuelly-app.csv'],
  ['acar-us.csv'],
  ['simply-auto-log.csv', 'simply-auto-services.csv'],
  ['spritmonitor-de.csv'],
  ['spritmonitor-costs-de.csv'],
  ['tracktor.json'],
  ['mygarage-service.csv'],
];

const keysOf = (files: string[]) =>
  readFixtures(files, fuelLogAnswers).records.map((record) => duplicateKeyOf(record));

describe('the same file again', () => {
  test.each(everyFixture)('%s gives the same keys, each once', (...files) => {
    const first = keysOf(files);
    expect(first.length).toBeGreaterThan(0);
    expect(new Set(first).size).toBe(first.length);
    expect(keysOf(files)).toEqual(first);
  });

  test('every record is one that the write accepts, and plain data', () => {
    for (const files of everyFixture) {
      for (const record of readFixtures(files, fuelLogAnswers).records) {
        expect(ImportedRecord.parse(record)).toEqual(record);
        expect(structuredClone(record)).toEqual(record);
      }
    }
  });

  test('what may be edited after an import does not count, what was measured does', () => {
    const [fill] = readFixtures(['fuelio-uk.csv'], fuelLogAnswers).records;
    if (fill?.kind !== 'fill') throw new Error('no fill-up');
    const key = duplicateKeyOf(fill);
    const changed = (fields: Partial<typeof fill.fields>) =>
      duplicateKeyOf({ ...fill, fields: { ...fill.fields, ...fields } });
    expect(changed({ notes: 'other', station: 'other', isFull: false })).toBe(key);
    for (const other of [{ amount: 1 }, { km: null }, { cost: 1 }, { date: '2020-01-01' }]) {
      expect(changed(other)).not.toBe(key);
    }
    expect(duplicateKeyOf(fill, 'another car')).not.toBe(key);
  });
});

test('a file given twice is read twice, so that the preview shows its duplicates', () => {
  const file = textFile(fuelLog('2024-01-05,45210,11.2,39.87,0,True,False,,'), 'a.csv');
  const { records } = readImport([file, { ...file, name: 'b.csv' }], fuelLogAnswers, importContext);
  const [first, second] = records;
  expect(duplicateKeyOf(first!)).toBe(duplicateKeyOf(second!));
});
