import { expect, test } from 'vitest';
import { asked, fuelLog, importContext, lines, readText, textFile } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';
import type { ImportAnswers } from './schema.ts';

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

test.each<{ answer: ImportAnswers; first: string }>([
  { answer: {}, first: 'fill 2024-02-01 gasoline 40000 60.5EUR 1000km full' },
  { answer: { currency: 'USD' }, first: 'fill 2024-02-01 gasoline 40000 60.5USD 1000km full' },
  { answer: { dates: 'mdy' }, first: 'fill 2024-01-02 gasoline 40000 60.5EUR 1000km full' },
  { answer: { decimal: ',' }, first: 'fill 2024-02-01 gasoline 40000 60500EUR 1000km full' },
  { answer: { distance: 'mi' }, first: 'fill 2024-02-01 gasoline 40000 60.5EUR 1609km full' },
  { answer: { energy: 'diesel' }, first: 'fill 2024-02-01 diesel 40000 60.5EUR 1000km full' },
  { answer: { volume: 'usgal' }, first: 'fill 2024-02-01 gasoline 151416 60.5EUR 1000km full' },
])('both files are read by the answer $answer', { tags: ['IMP-03'] }, ({ answer, first }) => {
  expect(lines(read(answer))[0]).toBe(first);
  expect(asked(read(answer))).not.toContain(Object.keys(answer)[0]);
  expect(read(answer).records.map(({ file }) => file)).toEqual(['one.csv', 'two.csv']);
});

test('the columns of an unknown table are asked about with a row of it', { tags: ['IMP-03'] }, () => {
  const text = 'When;Km;Litres paid;Paid;Remark\n01/02/2025;51000;40,500;62,10;Cold';
  expect(readText(text)).toMatchObject({
    questions: [
      {
        id: 'columns',
        choices: ['When', 'Km', 'Litres paid', 'Paid', 'Remark'],
        samples: ['01/02/2025 | 51000 | 40,500 | 62,10 | Cold'],
      },
    ],
    records: [],
  });
});
