import { sinceText } from './besides-text.ts';
import { carsText } from './car-text.ts';
import { cellsText, figureLines } from './cells-text.ts';
import { queryText } from './chips.ts';
import { dangerText } from './danger-text.ts';
import { dueLineOf, isLate } from './due-text.ts';
import { carName, type Told } from './figure-texts.ts';
import { lineAmong, moreLine } from './record-lines.ts';
import { lasted, recurred } from './issue-text.ts';
import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import type { Language } from '#domain/language/words.ts';
import { type Answer, isNothing } from './run-query.ts';
import { carsOf } from './select.ts';
import { TEXTS } from './texts.ts';

const MOST_CELLS = 12;
const MOST_LINES = 4;

/** Above what may be asked. */
export const offerText = (readings: number, language: Language): string =>
  inLanguage(TEXTS[readings > 1 ? 'which' : 'this'], language);

/** What a question may ask for, and what the records say to that in one line. */
export const readingOf = (answer: Answer, told: Told): { of: string; says: string } => ({
  of: queryText({ ...answer.query, isGuess: false }, told),
  says: valuesOf(answer, told)
    .map((line) => line.replace(/^- |\.$/g, ''))
    .join('; '),
});

function valuesOf(answer: Answer, told: Told): string[] {
  const { query, cells, records, due } = answer;
  const { garage, language } = told;
  const cars = carsOf(garage, query);
  const isOverdue = query.state === 'overdue';
  if (query.measure === 'danger') return dangerText(answer, told);
  if (query.measure === 'car') return carsText(cars, query, told);
  const of = (carId: string) => (cars.length > 1 ? `${carName(garage, carId)}, ` : '');
  if (isNothing(answer)) return [inLanguage(TEXTS.nothing, language)];
  const isOfCells = cells.length > 1 || (cells.length > 0 && query.by !== null);
  const isCount = cells[0]?.figure?.type === 'count';
  if (isOfCells || (cells.some(({ figure }) => figure !== null) && !isCount))
    return [
      ...(query.by !== null && cells.length === 1
        ? cellsText(answer, told)
        : figureLines(answer, told, MOST_CELLS)),
      ...(query.measure === 'unit-price' && query.order !== null && !isOfCells
        ? records.slice(0, 1).map((record) => of(record.carId) + lineAmong(1)(record, told))
        : []),
    ];
  const lines = [
    ...(due ?? [])
      .filter((one) => !isOverdue || isLate(one))
      .map((one) => of(one.carId) + dueLineOf(one, told)),
    ...records.flatMap((record) => [
      of(record.carId) + lineAmong(records.length)(record, told),
      ...(record.kind === 'issue' && records.length === 1
        ? [...lasted(record, told), ...recurred(record, language)]
        : query.measure === 'last' && records.length === 1
          ? sinceText(record, told)
          : []),
    ]),
  ];
  return [
    ...(isCount ? figureLines(answer, told) : []),
    ...lines.slice(0, MOST_LINES),
    ...moreLine(lines.length - MOST_LINES, language),
  ];
}
