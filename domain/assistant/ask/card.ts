import type { Language } from '#domain/language/words.ts';
import { answerText, readingOf } from './answer-text.ts';
import { labelOf } from './cells-text.ts';
import { type Chip, chipsOf } from './chips.ts';
import type { Garage } from './facts.ts';
import { figureValue, type Told, unitsOfCar } from './figure-texts.ts';
import { notedLine } from './record-lines.ts';
import { dueLineOf } from './due-text.ts';
import type { Query, RecordKind } from './query.ts';
import { sizeOfFigure } from './figures.ts';
import { type Answer, runQuery } from './run-query.ts';
import { searchRecords } from './search-records.ts';
import { suggestedQuestions } from './suggestions.ts';
import { carsOf } from './select.ts';

export type CardRecord = {
  readonly kind: RecordKind;
  readonly id: string;
  readonly carId: string;
  /** Only where it is of another car than the others. */
  readonly car: string | null;
  readonly text: string;
};

export type CardRow = { readonly label: string; readonly value: string; readonly size: number | null };

/** What is shown of a query: it is made anew from the records whenever it is shown. */
export type Card = {
  /** The whole answer, as it is copied and kept in the thread. */
  readonly text: string;
  /** What was counted, and what is not in it. */
  readonly sentences: string;
  /** Of what may be asked: how it is understood, and what the records say to that. */
  readonly reading: { readonly of: string; readonly says: string } | null;
  /** Shown large; null where the answer is a list or a comparison. */
  readonly figure: string | null;
  /** Two or more values, in order; with three sizes or more they make a plot. */
  readonly rows: readonly CardRow[];
  readonly records: readonly CardRecord[];
  /** How many records stand behind the answer. */
  readonly count: number;
  readonly chips: readonly Chip[];
};

/** Of what a search found. */
export type SearchCard = Pick<Card, 'records' | 'count'> & {
  /** Questions that the records answer. */
  readonly suggested: readonly string[];
  /** 'I searched for: …' */
  readonly head: string;
};

const MOST_RECORDS = 50;
const MOST_SUGGESTED = 3;

function recordsOfCard(
  { records, due }: Pick<Answer, 'records' | 'due'>,
  told: Told,
  here: string | null,
): CardRecord[] {
  const { garage } = told;
  const nameOf = (carId: string) => garage.cars.find(({ id }) => id === carId)?.name ?? null;
  const isOfSome = [...records, ...(due ?? [])].some(({ carId }) => carId !== here);
  const car = (carId: string) => (isOfSome ? nameOf(carId) : null);
  return [
    ...records.slice(0, MOST_RECORDS).map((record) => ({
      kind: record.kind,
      id: record.id,
      carId: record.carId,
      car: car(record.carId),
      text: notedLine(record, told),
    })),
    ...(due ?? []).slice(0, MOST_RECORDS).map((one) => ({
      kind: 'reminder' as const,
      id: one.reminder.id,
      carId: one.carId,
      car: car(one.carId),
      text: dueLineOf(one, told),
    })),
  ];
}

/** No record, or none with a cost. */
const isNothing = ({ figure }: Answer['cells'][number]) =>
  figure?.type === 'money' && figure.sums.length === 0;

/** What is told besides the records, which are shown as links. */
export const withoutList = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !line.startsWith('- ') && !line.startsWith('… '))
    .join('\n');

/** The answer to a query. */
export function answerCard(garage: Garage, query: Query, language: Language): Card {
  const told = { garage, language };
  const answer = runQuery(garage, query);
  const text = answerText(answer, told);
  const units = unitsOfCar(garage, carsOf(garage, query)[0]?.id);
  const value = (cell: Answer['cells'][number]) => figureValue(cell.figure, query, told, units);
  const { cells } = answer;
  return {
    text,
    sentences: withoutList(text),
    reading: query.isGuess ? readingOf(answer, told) : null,
    figure:
      !query.isGuess && cells.length === 1 && query.limit === null && !isNothing(cells[0]!)
        ? value(cells[0]!)
        : null,
    rows:
      query.isGuess || cells.length < 2
        ? []
        : cells.map((cell) => ({
            label: labelOf(cell, query, told),
            value: value(cell) ?? '–',
            size: sizeOfFigure(cell.figure, garage.currency),
          })),
    records: recordsOfCard(answer, told, answer.records[0]?.carId ?? answer.due?.[0]?.carId ?? null),
    count: answer.records.length + (answer.due?.length ?? 0),
    chips: chipsOf(answer.query.by === query.by ? query : answer.query, told),
  };
}

/** What a search finds for a text. @param here the car on whose page it was asked @param shown is not shown again */
export function searchCard(
  garage: Garage,
  text: string,
  { here, language, shown = [] }: { here: string | null; language: Language; shown?: readonly CardRecord[] },
): SearchCard {
  const { head, records: all } = searchRecords(garage, { text, language, here });
  const records = all.filter(({ id }) => !shown.some((one) => one.id === id));
  const told = { garage, language };
  return {
    head,
    suggested: suggestedQuestions(garage, here ?? garage.cars[0]?.id ?? '', language, MOST_SUGGESTED),
    records: recordsOfCard({ records, due: null }, told, here),
    count: records.length,
  };
}
