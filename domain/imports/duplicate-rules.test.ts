import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { planOf } from '#tests/reminders.ts';
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

/** What a mail client, a cloud drive or an editor makes of the same text: each file comes in one of them. */
const forms: ((text: string) => string)[] = [
  (text) => `\uFEFF${text}`,
  (text) => text.replaceAll(/\r?\n/g, '\r\n'),
  (text) => text.replaceAll('\r\n', '\n'),
  (text) => `${text}\n\n`,
];

describe('the same file again', () => {
  let nth = 0;
  tableTest(everyCase)(
    'it adds nothing, in whatever form it comes',
    { tags: ['IMP-05'] },
    ({ files, answers }) => {
      const whole = files.map(importFixture);
      const first = keysOf(whole, answers);
      expect(first.length).toBeGreaterThan(0);
      expect(new Set(first).size).toBe(first.length);
      const form = forms[(nth += 1) % forms.length]!;
      const again = whole.map(({ name, bytes }) => textFile(form(decodeText(bytes)!), name));
      expect(keysOf(again, answers)).toEqual(first);
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

const place = { file: 'a.csv', row: 2, car: 'a' };
const plan = planOf({ dueDate: '2026-12-01' });
const records = {
  fill: (fields: object) => ({
    date: '2026-01-02',
    energy: 'gasoline',
    amount: 40_000,
    cost: 60,
    currency: 'EUR',
    km: 1_000,
    isFull: true,
    isMissedBefore: false,
    ...fields,
  }),
  repair: (fields: object) => ({
    title: 'Oil',
    date: '2026-01-02',
    cost: 60,
    currency: 'EUR',
    mileage: 1_000,
    ...fields,
  }),
  mileage: (fields: object) => ({ date: '2026-01-02', km: 1_000, ...fields }),
  reminder: (fields: object) => ({ title: 'Change the oil', kind: 'oil', notes: null, plan, ...fields }),
  note: (fields: object) => ({ date: '2026-01-02', title: 'A note', text: 'All is well', ...fields }),
};
const keyOf = (kind: keyof typeof records, fields: object) =>
  duplicateKeyOf(ImportedRecord.parse({ kind, ...place, fields: records[kind](fields) }));

describe('one record or two', () => {
  tableTest([
    ['fill', {}, 'a|fill|2026-01-02|1000|6000|40000'],
    ['fill', { km: null, cost: null }, 'a|fill|2026-01-02|||40000'],
    ['repair', {}, 'a|repair|2026-01-02|1000|6000'],
    ['repair', { cost: null, mileage: null }, 'a|repair|2026-01-02||'],
    ['mileage', {}, 'a|mileage|2026-01-02|1000'],
    ['reminder', {}, 'a|reminder|change the oil'],
    ['note', {}, 'a|note|2026-01-02|a note|all is well'],
    ['note', { date: null, text: null }, 'a|note||a note|'],
  ] as const)('the key that the database keeps', { tags: ['IMP-05'] }, (kind, fields, key) => {
    expect(keyOf(kind, fields)).toBe(key);
  });

  tableTest([
    ['repair', {}, { title: 'Filter', kind: 'service', garageName: 'Ann', description: 'All of it' }],
    ['reminder', {}, { title: 'change  the\u00A0OIL', notes: 'soon', plan: planOf({ dueKm: 99_000 }) }],
    ['note', {}, { title: 'A  NOTE', text: 'all is\nwell' }],
    ['note', { date: null, text: null }, { date: null, text: null }],
  ] as const)('what may be edited makes no other', { tags: ['IMP-05'] }, (kind, fields, changes) => {
    expect(keyOf(kind, { ...fields, ...changes })).toBe(keyOf(kind, fields));
  });

  tableTest([
    ['fill', {}, { date: '2026-01-03' }],
    ['fill', {}, { km: 1_001 }],
    ['fill', {}, { amount: 40_001 }],
    ['fill', {}, { cost: 60.01 }],
    ['fill', { cost: 0 }, { cost: null }],
    ['repair', {}, { date: '2026-01-03' }],
    ['repair', {}, { mileage: 1_001 }],
    ['repair', {}, { mileage: null }],
    ['repair', {}, { cost: 60.01 }],
    ['repair', { cost: 0 }, { cost: null }],
    ['repair', { mileage: 1, cost: 12 }, { mileage: 11, cost: 2 }],
    ['mileage', {}, { date: '2026-01-03' }],
    ['mileage', {}, { km: 1_001 }],
    ['reminder', {}, { title: 'Changethe oil' }],
    ['note', {}, { date: null }],
    ['note', {}, { title: 'Another note' }],
    ['note', {}, { text: 'All is wrong' }],
    ['note', {}, { text: null }],
  ] as const)('what was measured makes another', { tags: ['IMP-05'] }, (kind, fields, changes) => {
    expect(keyOf(kind, { ...fields, ...changes })).not.toBe(keyOf(kind, fields));
  });

  test('a cost that is missing is one that is not known', () => {
    for (const kind of ['fill', 'repair'] as const)
      expect(keyOf(kind, { cost: undefined })).toBe(keyOf(kind, { cost: null }));
  });

  test('a repair and a reading of one day and mileage are two', { tags: ['IMP-05'] }, () => {
    expect(keyOf('repair', { cost: null })).not.toBe(keyOf('mileage', {}));
  });
});
