import { carText } from './car-text.ts';
import { labelOf } from './cells-text.ts';
import { queryText } from './chips.ts';
import { dangerText } from './danger-text.ts';
import { dueLine } from './due-text.ts';
import { figureText, figureValue, recordLine, type Told, unitsOfCar } from './figure-texts.ts';
import { recurred } from './issue-text.ts';
import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { type Answer, isNothing } from './run-query.ts';
import { carsOf } from './select.ts';
import { fillText } from '../fact-texts.ts';
import { TEXTS } from './texts.ts';

const MOST_CELLS = 12;
const MOST_RECORDS = 3;

/** What a question may ask for, and what the records say to that in one line. */
export const readingOf = (answer: Answer, told: Told): { of: string; says: string } => ({
  of: queryText({ ...answer.query, isGuess: false }, told),
  says: valuesOf(answer, told)
    .map((line) => line.replace(/^- |\.$/g, ''))
    .join('; '),
});

function valuesOf({ query, cells, records, due }: Answer, told: Told): string[] {
  const { garage, language } = told;
  const cars = carsOf(garage, query);
  const units = unitsOfCar(garage, cars[0]?.id);
  if (query.measure === 'danger') return dangerText({ query, cells, records, due }, told);
  if (query.measure === 'car') return cars.slice(0, MOST_RECORDS).flatMap((car) => carText(car, told));
  const figures = cells.filter(({ figure }) => figure !== null && figure.type !== 'count');
  if (isNothing({ query, cells, records, due })) return [inLanguage(TEXTS.nothing, language)];
  if (figures.length === 1 && query.by === null) return [figureText(figures[0]!.figure, query, told, units)];
  if (cells.length > 1 || (cells.length > 0 && query.by !== null))
    return cells
      .slice(0, MOST_CELLS)
      .map(
        (cell) =>
          `${labelOf(cells, cell, query, told)}: ${figureValue(cell.figure, query, told, units) ?? '–'}`,
      );
  const lines = [
    ...(due ?? []).map((one) =>
      dueLine(one, { language, units: unitsOfCar(garage, one.carId), today: garage.today }),
    ),
    ...records.flatMap((record) => [
      recordLine(record, told),
      ...(record.kind === 'issue' && records.length === 1 ? recurred(record, language) : []),
    ]),
  ];
  const more = lines.length - MOST_RECORDS;
  return [
    ...(cells[0]?.figure?.type === 'count' ? [figureText(cells[0].figure, query, told, units)] : []),
    ...lines.slice(0, MOST_RECORDS),
    ...(more > 0 ? [fillText(TEXTS.moreRecords, language, { n: more })] : []),
  ];
}
