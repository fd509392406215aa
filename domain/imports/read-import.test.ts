import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tries } from '#tests/sampled.ts';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import {
  asked,
  fuelLog,
  fuelLogAnswers,
  importFixture,
  importFixtureNames,
  importProblems,
  lines,
  readText,
} from '#tests/import-files.ts';
import { shapeOf } from './header-words.ts';
import { ImportedRecord, type ImportAnswers } from './schema.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

describe('dates', () => {
  const read = (dates: string[], answers: ImportAnswers = {}) =>
    readText(fuelLog(...dates.map((date) => `${date},1000,40.5,60.5,0,True,False,,`)), {
      ...fuelLogAnswers,
      ...answers,
    });

  test(
    'dates that could be of either order are asked about, and read by the answer',
    { tags: ['IMP-03'] },
    () => {
      const reading = read(['01/02/2024', '03/04/2024']);
      expect(reading.questions).toEqual([
        {
          id: 'dates',
          files: ['export.csv'],
          choices: ['dmy', 'mdy', 'ymd'],
          suggested: 'dmy',
          samples: ['01/02/2024', '03/04/2024'],
        },
      ]);
      const days = ({ records }: typeof reading) =>
        records.map(({ fields }) => 'date' in fields && fields.date);
      expect(days(reading)).toEqual(['2024-02-01', '2024-04-03']);
      expect(days(read(['01/02/2024', '03/04/2024'], { dates: 'mdy' }))).toEqual([
        '2024-01-02',
        '2024-03-04',
      ]);
    },
  );

  test(
    'dates of both orders in one column are asked about, and the wrong rows are unreadable',
    { tags: ['IMP-03', 'IMP-06'] },
    () => {
      const both = ['13/05/2024', '05/13/2024'];
      expect(asked(read(both))).toEqual(['dates']);
      expect(importProblems(read(both, { dates: 'dmy' }))).toEqual(['3 date-order']);
      expect(importProblems(read(both, { dates: 'mdy' }))).toEqual(['2 date-order']);
    },
  );

  test('a date in the future, and what is no date, cost only their own row', { tags: ['IMP-06'] }, () => {
    const reading = read(['2026-11-22', '2026-11-23', '2024-02-30', 'soon']);
    expect(reading.records).toHaveLength(1);
    expect(importProblems(reading)).toEqual(['3 date-future', '4 date', '5 date']);
  });
});

describe('rows', () => {
  const log = (row: string) =>
    [
      '"## Vehicle"',
      '"Name","DistUnit","FuelUnit","ImportCSVDateFormat"',
      '"Golf","0","0","yyyy-MM-dd"',
      '"## Log"',
      '"Data","Odo (km)","Fuel (litres)","Full","Price (optional)","Missed","FuelType"',
      '"2024-01-01","1000","40.0","1","60","0","110"',
      '"2024-01-08","1500","40.0","1","60","0","110"',
      '"2024-01-15","2000","40.0","1","60","0","110"',
      row,
      '"2024-01-29","3000","40.0","1","60","0","110"',
    ].join('\n');

  test('one that cannot be read is named by its line, and the others are read', { tags: ['IMP-06'] }, () => {
    const reading = readText(log('"2024-01-22","abc","40.0","1","60","0","110"'));
    expect(reading.unreadable).toEqual([
      {
        file: 'export.csv',
        row: 9,
        reason: 'odometer',
        cells: ['2024-01-22', 'abc', '40.0', '1', '60', '0', '110'],
      },
    ]);
    expect(reading.records.map(({ row }) => row)).toEqual([6, 7, 8, 10]);
  });

  dataTest('one with a wrong cell is named by it', { tags: ['IMP-06'] }, (row, reason) => {
    const reading = readText(log(row));
    expect(importProblems(reading)).toEqual([`9 ${reason}`]);
    expect(reading.records).toHaveLength(4);
  });

  test('the rows of half a file are read, but not the one it breaks off in', { tags: ['IMP-06'] }, () => {
    const whole = fuelLog(
      '2024-01-05,45210,11.2,39.87,0,True,False,,',
      '2024-01-19,45530,10.8,38.45,29,True',
    );
    const cut = readText(whole, fuelLogAnswers);
    expect(lines(cut)).toEqual(['fill 2024-01-05 diesel 11200 39.87EUR 45210km full']);
    expect(importProblems(cut)).toEqual(['3 cells']);
  });

  test('a quote without an end costs the row it begins in', { tags: ['IMP-06'] }, () => {
    const reading = readText(
      fuelLog(
        '2024-01-05,45210,11.2,39.87,0,True,False,,',
        '2024-01-06,45310,11.2,39.87,0,True,False,"never closed,',
        '2024-01-07,45410,11.2,39.87,0,True,False,,',
      ),
      fuelLogAnswers,
    );
    expect(importProblems(reading)).toEqual(['3 unclosed-quote']);
    expect(reading.records.map(({ row }) => row)).toEqual([2, 4]);
  });

  test('a reading far from its neighbors is flagged, and none after it', { tags: ['IMP-06'] }, () => {
    const kms = [30_000, 30_100, 93_420, 30_750, 31_000, 31_500];
    const rows = kms.map((km, at) => `2024-01-0${at + 1},${km},11.2,39.87,0,True,False,,`);
    expect(readText(fuelLog(...rows), fuelLogAnswers).flagged).toMatchObject([
      { file: 'export.csv', row: 4, date: '2024-01-03', km: 93_420 },
    ]);
  });

  test('a long text is shortened in its field and whole in the notes', { tags: ['IMP-06'] }, () => {
    const station = 'x'.repeat(150);
    const text = `${fuelLog('').split('\n')[0]},extrafield_Station\n2024-01-05,45210,11.2,1.5,0,True,False,,,${station}`;
    const [record] = readText(text, fuelLogAnswers).records;
    expect(record?.fields).toMatchObject({
      station: station.slice(0, 100),
      notes: `extrafield_Station: ${station}`,
    });
  });
});

test('whatever is in a file, it is read or named, and nothing is thrown', () => {
  const headers = [
    'Date,Odometer,FuelConsumed,Cost,IsFillToFull',
    '## Log',
    '##Refuelling',
    'Fill-Up Records',
  ];
  const cell = fc.oneof(
    fc.constantFrom('"', '""', '\\', '2024-01-05', '1,234.5', '1.234,5', '¤1', '#', '-1', '1e999', '\u0000'),
    fc.string({ maxLength: 8 }),
  );
  const line = fc.array(cell, { maxLength: 8 }).map((cells) => cells.join(','));
  const lineArray = fc.array(fc.oneof(line, fc.constantFrom(...headers)), { maxLength: 12 });
  fc.assert(
    fc.property(fc.constantFrom(...headers), lineArray, (header, rows) => {
      const reading = readText([header, ...rows].join('\n'));
      expect(reading.records.every((record) => ImportedRecord.safeParse(record).success)).toBe(true);
    }),
    { numRuns: tries(300, 10_000) },
  );
});

test('a cell named like a member of every object, and an unknown currency, throw nothing', () => {
  const cells = ['constructor', '12 constructor', '#__proto__'];
  for (const [nth, name] of importFixtureNames('.csv').entries()) {
    const rows = new TextDecoder().decode(importFixture(name).bytes).split('\n').slice(0, tries(20, 1000));
    for (const [at, row] of rows.slice(0, tries(6, 60)).entries()) {
      const cell = cells[(nth + at) % cells.length]!;
      const changed = rows.with(at, row.replaceAll(/[^,;\r]+/g, cell)).join('\n');
      expect(() => readText(changed), `${name} ${at} ${cell}`).not.toThrow();
    }
  }
});

test('a table that was written is read back', () => {
  const fillArray = fc.array(
    fc.record({
      day: fc.date({ min: new Date('2001-01-01'), max: new Date('2026-01-01'), noInvalidDate: true }),
      km: fc.integer({ min: 1, max: 900_000 }),
      amount: fc.integer({ min: 1, max: 90_000 }),
      cost: fc.integer({ min: 1, max: 900_000 }),
      notes: fc.string({ maxLength: 20 }),
      isFull: fc.boolean(),
    }),
    { minLength: 1, maxLength: 20 },
  );
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fillArray, fc.constantFrom('.', ','), (fills, decimal) => {
      const rows = fills.map(({ day, km, amount, cost, notes, isFull }) =>
        [
          day.toISOString().slice(0, 10),
          String(km),
          (amount / 1000).toFixed(3).replace('.', decimal),
          (cost / 100).toFixed(2).replace('.', decimal),
          isFull ? 'yes' : 'no',
          notes,
        ].map(quoted),
      );
      const names = ['date', 'odometer', 'litres', 'cost', 'full', 'notes'];
      const text = [names, ...rows].map((row) => row.join(';'));
      const reading = readText(text.join('\n'), {
        ...fuelLogAnswers,
        decimal,
        columns: {
          [shapeOf(names)]: {
            date: 'date',
            odometer: 'odometer',
            amount: 'litres',
            cost: 'cost',
            full: 'full',
            notes: 'notes',
          },
        },
      });
      expect(reading.unreadable).toEqual([]);
      expect(lines(reading)).toEqual(
        fills.map(({ day, km, amount, cost, isFull }) =>
          [
            `fill ${day.toISOString().slice(0, 10)} diesel ${amount} ${cost / 100}EUR ${km}km`,
            ...(isFull ? ['full'] : []),
          ].join(' '),
        ),
      );
    }),
    { numRuns: 60 },
  );
});

describe('hostile files', () => {
  const manyRows = `${fuelLog()}\n${',,,,,,,,\n'.repeat(200_001)}`;

  test('more rows than allowed are refused as a whole', { tags: ['IMP-07'] }, () => {
    const reading = readText(manyRows, fuelLogAnswers);
    expect(importProblems(reading)).toEqual(['file too-many-rows']);
    expect(reading.records).toEqual([]);
  });

  test('after too many quotes without an end the rest is named as unread', () => {
    const unclosed = `2024-01-01,"x,${'y'.repeat(150_000)}`;
    const reading = readText(fuelLog(...Array.from({ length: 30 }, () => unclosed)));
    expect(reading.unreadable.length).toBeLessThan(30);
    expect(reading.unreadable.at(-1)?.reason).toBe('rest-unread');
  });

  tableTest([
    ['quotes', '"'.repeat(300_000)],
    ['lines of half quotes', '"a\n'.repeat(20_000)],
    ['cells', ','.repeat(300_000)],
    ['sections', '## Log\n'.repeat(20_000)],
    ['digits', `${'1'.repeat(100_000)},`.repeat(9)],
    ['spaces', `${' '.repeat(100_000)},`.repeat(9)],
    ['brackets', '('.repeat(300_000)],
  ])('a file of marks only takes linear time', (_, text) => {
    const begin = performance.now();
    expect(readText(fuelLog(text)).records).toEqual([]);
    expect(readText(text).records).toEqual([]);
    expect(performance.now() - begin).toBeLessThan(20_000);
  });
});
