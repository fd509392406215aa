import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asked, assumed, fuelLog, importContext, lines, readText, textFile } from '#tests/import-files.ts';
import { settleFormats } from './formats.ts';
import { readImport } from './read-import.ts';
import type { ImportAnswers } from './schema.ts';
import { startSession } from './session.ts';

const open = [
  textFile(fuelLog('01/02/2024,1000,40,60.500,0,True,False,,'), 'one.csv'),
  textFile(fuelLog('03/04/2024,2000,41,61.500,0,True,False,,'), 'two.csv'),
];
const read = (answers: ImportAnswers = {}) => readImport(open, answers, importContext);

test('what two files do not say is asked once, with the cells of both', { tags: ['IMP-03'] }, () => {
  const questions = read().questions.map(({ id, files, suggested, samples }) => [
    id,
    files.join(),
    suggested,
    samples.join(' '),
  ]);
  expect(questions.toSorted((one, other) => one[0]!.localeCompare(other[0]!))).toEqual([
    ['currency', 'one.csv,two.csv', 'EUR', '60.500 61.500'],
    ['dates', 'one.csv,two.csv', 'dmy', '01/02/2024 03/04/2024'],
    ['decimal', 'one.csv,two.csv', '.', '60.500 61.500'],
    ['distance', 'one.csv,two.csv', 'km', '1000 2000'],
    ['energy', 'one.csv,two.csv', 'gasoline', ''],
    ['volume', 'one.csv,two.csv', 'l', '40 41'],
  ]);
});

tableTest<{ answer: ImportAnswers; first: string }>([
  { answer: {}, first: 'fill 2024-02-01 gasoline 40000 60.5EUR 1000km full' },
  { answer: { currency: 'USD' }, first: 'fill 2024-02-01 gasoline 40000 60.5USD 1000km full' },
  { answer: { dates: 'mdy' }, first: 'fill 2024-01-02 gasoline 40000 60.5EUR 1000km full' },
  { answer: { decimal: ',' }, first: 'fill 2024-02-01 gasoline 40000 60500EUR 1000km full' },
  { answer: { distance: 'mi' }, first: 'fill 2024-02-01 gasoline 40000 60.5EUR 1609km full' },
  { answer: { energy: 'diesel' }, first: 'fill 2024-02-01 diesel 40000 60.5EUR 1000km full' },
  { answer: { volume: 'usgal' }, first: 'fill 2024-02-01 gasoline 151416 60.5EUR 1000km full' },
])('both files are read by the answer', { tags: ['IMP-03'] }, ({ answer, first }) => {
  expect(lines(read(answer))[0]).toBe(first);
  expect(asked(read(answer))).not.toContain(Object.keys(answer)[0]);
  expect(read(answer).records.map(({ file }) => file)).toEqual(['one.csv', 'two.csv']);
});

const six = (days: string[]) =>
  `Date;Odometer (km);Litres;Total (€)\n${days.map((day, nth) => `${day};${10_000 + nth * 500};40,1;60,10`).join('\n')}`;

tableTest<{ days: string; likely: string; dates: NonNullable<ImportAnswers['dates']>; first: string }>([
  { days: '010522 020611 030720 041012 051108', likely: 'ymd', dates: 'dmy', first: '2022-05-01' },
  { days: '050324 120424 030524 110624 070724', likely: 'dmy', dates: 'mdy', first: '2024-05-03' },
  { days: '050324 120424 030524 110624 070724', likely: 'dmy', dates: 'ymd', first: '2005-03-24' },
])('days in six digits that fit several orders are asked about', { tags: ['IMP-03'] }, (row) => {
  const text = six(row.days.split(' '));
  const [question] = readText(text).questions.filter(({ id }) => id === 'dates');
  expect(question).toMatchObject({ suggested: row.likely, choices: expect.arrayContaining([row.dates]) });
  const answered = readText(text, { dates: row.dates });
  expect(asked(answered)).not.toContain('dates');
  expect(lines(answered)[0]).toContain(row.first);
});

test('the first reading of a file is that of its own trips', { tags: ['IMP-03'] }, () => {
  const file = (name: string, start: number, month: string) =>
    textFile(
      `Start km: ${start}\n\nDate;Distance since last fill (km);Litres;Total (€)\n05.${month}.2024;500;40,1;60,10`,
      name,
    );
  const { records } = readImport(
    [file('golf.csv', 250_000, '01'), file('audi.csv', 10_000, '04')],
    {},
    importContext,
  );
  expect(records.map(({ fields }) => 'km' in fields && fields.km)).toEqual([250_500, 10_500]);
});

test(
  'columns that names and cells leave in doubt are asked about with rows of the file',
  { tags: ['IMP-03'] },
  () => {
    const text = 'Wann;Zahl A;Zahl B;Zahl C\n01.02.2025;51000;40,500;62,10\n13.02.2025;51500;35,100;55,20';
    expect(readText(text)).toMatchObject({
      questions: expect.arrayContaining([
        expect.objectContaining({
          id: 'columns',
          suggested: null,
          samples: expect.arrayContaining(['01.02.2025 | 51000 | 40,500 | 62,10']),
        }),
      ]),
      tables: [{ headers: ['Wann', 'Zahl A', 'Zahl B', 'Zahl C'] }],
    });
  },
);

tableTest([
  { title: 'VW Golf 2.0 TDI Euro 5' },
  { title: 'Ford F-150 with 8 ft bed' },
  { title: "BOB'S TRUCK" },
  { title: 'Auto di Lei' },
  { title: 'Vehicle: WVW-CHF-123' },
])('a word in a title settles no currency', { tags: ['IMP-03'] }, ({ title }) => {
  const text = `${title},,,\nDate,Odometer (km),Diesel (l),Cost\n2024-01-05,10000,40,60.15`;
  expect(assumed(readText(text))).toEqual(['currency EUR']);
});

tableTest([
  { currency: 'NOK', suggested: 'NOK', isAssumed: true },
  { currency: 'EUR', suggested: 'SEK' },
])(
  'a sign of several currencies is that of the account, or asked',
  { tags: ['IMP-03'] },
  ({ currency, ...question }) => {
    const text = 'Date,Km,Liters,Total\n2024-01-05,10000,40,740 kr\n2024-01-15,10600,41,758.50 kr';
    const { questions } = readImport([textFile(text)], {}, { ...importContext, currency });
    const { suggested, isAssumed } = questions.find(({ id }) => id === 'currency')!;
    expect({ suggested, ...(isAssumed && { isAssumed }) }).toEqual(question);
  },
);

tableTest([
  { each: 16, asks: ['currency'] },
  { each: 25, asks: [] },
])(
  'a currency of which two countries have the language and the price is asked',
  { tags: ['IMP-03'] },
  (one) => {
    const rows = [40, 41, 39].map(
      (liters, at) => `${at + 5}.01.2024;${10_000 + at * 600};${liters};${liters * one.each},50`,
    );
    expect(asked(readText(['Dato;Kilometerstand;Liter;Pris', ...rows].join('\n')))).toEqual(one.asks);
  },
);

test('each file is read by its own decimal mark and order of dates', { tags: ['IMP-03'] }, () => {
  const american = textFile(fuelLog('01/13/2024,"12,345",40.5,"1,234",0,True,False,,'), 'us.csv');
  const latvian = textFile(fuelLog('14/02/2024,"2,345","41,5","1,234",0,True,False,,'), 'lv.csv');
  const silent = textFile(fuelLog('15/03/2024,3000,42,63,0,True,False,,'), 'silent.csv');
  const both = readImport([american, latvian, silent], {}, importContext);
  expect(asked(both)).not.toContain('decimal');
  expect(asked(both)).not.toContain('dates');
  expect(lines(both)).toEqual([
    'fill 2024-01-13 gasoline 40500 1234EUR 12345km full',
    'fill 2024-02-14 gasoline 41500 1.23EUR 2km full',
    'fill 2024-03-15 gasoline 42000 63EUR 3000km full',
  ]);
});

test('a file that two others leave open is asked about alone', { tags: ['IMP-03'] }, () => {
  const dots = textFile(fuelLog('2024-01-13,1000,40.5,60.25,0,True,False,,'), 'dots.csv');
  const commas = textFile(fuelLog('2024-02-14,2000,"41,5","61,25",0,True,False,,'), 'commas.csv');
  const either = textFile(fuelLog('2024-03-15,3000,42,"1,234",0,True,False,,'), 'either.csv');
  const files = [dots, commas, either];
  const { questions } = readImport(files, {}, importContext);
  expect(questions.find(({ id }) => id === 'decimal')).toMatchObject({
    files: ['either.csv'],
    samples: ['1,234'],
  });
  expect(lines(readImport(files, { decimal: '.' }, importContext)).map((one) => one.split(' ')[4])).toEqual([
    '60.25EUR',
    '61.25EUR',
    '1234EUR',
  ]);
});

test('files of one app in two orders are asked about, each by itself', { tags: ['IMP-03'] }, () => {
  const file = (name: string, ...cells: string[]) => ({
    table: { file: name, headers: ['Date'], rows: cells.map((cell, row) => ({ row, cells: [cell] })) },
    numbers: [],
    money: [],
    dates: [0],
  });
  const voters = [file('fuel.csv', '1/5/2024', '1/19/2024'), file('work.csv', '9/1/2024', '14/3/2024')];
  const session = startSession({}, importContext);
  settleFormats(session, voters, { dates: 'dmy' });
  expect(session.questions.get('dates')?.ofFiles).toEqual({ 'fuel.csv': 'mdy', 'work.csv': 'dmy' });
  const datesOf = { 'fuel.csv': 'mdy', 'work.csv': 'mdy' } as const;
  const told = startSession({ datesOf }, importContext);
  const { day } = settleFormats(told, voters, { dates: 'dmy' });
  expect([...told.questions]).toEqual([]);
  expect(['9/1/2024', '14/3/2024'].map((text) => day(voters[1]!.table, 0, text))).toEqual([
    '2024-09-01',
    '2024-03-14',
  ]);
});

test('the order of dates is decided by column', { tags: ['IMP-03'] }, () => {
  const cells = ['25/01/2024', '01/25/2024'];
  const table = { file: 'a.csv', headers: ['Date', 'Due'], rows: [{ row: 2, cells }] };
  const voters = [{ table, numbers: [], money: [], dates: [0, 1] }];
  const { day } = settleFormats(startSession({}, importContext), voters, { dates: 'dmy' });
  expect(cells.map((text, column) => day(table, column, text))).toEqual(['2024-01-25', '2024-01-25']);
  expect([0, 1].map((column) => day(table, column, '02/03/2024'))).toEqual(['2024-03-02', '2024-02-03']);
});

test('a unit in brackets that nobody knows is asked about, not assumed', { tags: ['IMP-03'] }, () => {
  const text = 'date,odometer (km),litres,cost (EUR)\n2026-01-01,10000,40,60';
  expect(asked(readText(text))).toEqual([]);
  expect(asked(readText(text.replace('km', 'vrst').replace('EUR', 'zab')))).toEqual(['currency', 'distance']);
});
