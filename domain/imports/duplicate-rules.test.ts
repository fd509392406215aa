import { describe, expect, test } from 'vitest';
import { importCases } from '#tests/import-cases/by-app.ts';
import {
  fuelLog,
  fuelLogAnswers,
  importContext,
  importFixture,
  readFixtures,
  textFile,
} from '#tests/import-files.ts';
import { decodeText } from './decode-text.ts';
import { duplicateKeyOf } from './duplicate-rules.ts';
import { readImport } from './read-import.ts';
import { ImportedRecord, type ImportAnswers, type ImportFile } from './schema.ts';

const everyCase = Object.values(importCases)
  .flat()
  .filter(({ records }) => records.length > 0);

const recordsOf = (files: readonly ImportFile[], answers: ImportAnswers = {}) =>
  readImport(files, answers, importContext).records;
const keysOf = (...of: Parameters<typeof recordsOf>) => recordsOf(...of).map((one) => duplicateKeyOf(one));

/** What a mail client, a cloud drive or an editor makes of the same text. */
const forms: ((text: string) => string)[] = [
  (text) => text,
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => `${text}\n\n`,
];

describe('the same file again', () => {
  test.each(everyCase)(
    '$of: it adds nothing, in whatever form it comes',
    { tags: ['IMP-05'] },
    ({ files, answers }) => {
      const whole = files.map(importFixture);
      const first = keysOf(whole, answers);
      expect(first.length).toBeGreaterThan(0);
      expect(new Set(first).size).toBe(first.length);
      for (const form of forms) {
        const again = whole.map(({ name, bytes }) => textFile(form(decodeText(bytes)!), name));
        expect(keysOf(again, answers)).toEqual(first);
      }
    },
  );

  test('every record is one that the write accepts, and plain data', { tags: ['IMP-07'] }, () => {
    for (const { files, answers } of everyCase) {
      for (const record of recordsOf(files.map(importFixture), answers)) {
        expect(ImportedRecord.parse(record)).toEqual(record);
        expect(structuredClone(record)).toEqual(record);
      }
    }
  });

  test(
    'what may be edited after an import does not count, what was measured does',
    { tags: ['IMP-05'] },
    () => {
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
    },
  );
});

test(
  'a file given twice is read twice, so that the preview shows its duplicates',
  { tags: ['IMP-05', 'IMP-06'] },
  () => {
    const file = textFile(fuelLog('2024-01-05,45210,11.2,39.87,0,True,False,,'), 'a.csv');
    const { records } = readImport([file, { ...file, name: 'b.csv' }], fuelLogAnswers, importContext);
    const [first, second] = records;
    expect(duplicateKeyOf(first!)).toBe(duplicateKeyOf(second!));
  },
);
