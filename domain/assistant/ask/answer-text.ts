import { inLanguage } from '#domain/assessment/bilingual-text.ts';
import { daysBetween } from '#domain/days.ts';
import { formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { METRIC } from '#domain/units/units.ts';
import { distanceBetween, formatDistance } from '#domain/units/words.ts';
import { countText, fillText } from '../fact-texts.ts';
import { carsText, named } from './car-text.ts';
import { sinceText } from './besides-text.ts';
import { cellsText, figureLines } from './cells-text.ts';
import { queryText } from './chips.ts';
import { dangerText } from './danger-text.ts';
import { dueText, nextDue } from './due-text.ts';
import { figureText, quoted, sumText, type Told, unitsOfCar } from './figure-texts.ts';
import { LISTED, listLines, moreLine } from './record-lines.ts';
import { intervalOf, priceOf } from './figures.ts';
import type { Garage } from './facts.ts';
import { issueText, lasted, noneText, recurred } from './issue-text.ts';
import type { Query } from './query.ts';
import { isNamed } from './query-parts.ts';
import type { GarageRecord } from './records.ts';
import { type Answer, isNothing, isOfCells, isOfOneCar, kindsOf, runQuery } from './run-query.ts';
import { carsOf, select } from './select.ts';
import { TEXTS } from './texts.ts';

function lastText(answer: Answer, told: Told): string[] {
  const { query, records } = answer;
  const { language } = told;
  const heads = {
    newest: TEXTS.last,
    oldest: TEXTS.first,
    most: query.measure === 'volume' ? TEXTS.largest : TEXTS.dearest,
    least: query.measure === 'volume' ? TEXTS.smallest : TEXTS.cheapest,
  };
  const order = query.order ?? 'newest';
  const head = inLanguage(heads[order], language);
  const lines = [head, ...listLines(records, told, LISTED)];
  if (query.measure === 'unit-price') return [...new Set(priceLines(records, told)), ...lines];
  if (query.measure !== 'last')
    return order === 'most' || order === 'least' ? [...lines, ...otherCurrencies(answer, told)] : lines;
  const [record, before, ...more] = records;
  if (before && more.length === 0 && query.by === null && order === 'newest')
    return [
      head,
      ...listLines([record!], told),
      inLanguage(TEXTS.theOneBefore, language),
      ...listLines([before], told),
      ...(record!.kind === 'repair' ? betweenText(answer, told) : []),
    ];
  if (before || order === 'oldest') return lines;
  return [
    ...lines,
    ...(record!.kind === 'document' ? [] : sinceText(record!, told)),
    ...(record!.kind === 'issue'
      ? [...lasted(record!, told), ...recurred(record!, language)]
      : nextDue(query, told)),
  ];
}

/** What was paid in another currency takes no part in an order. */
const otherCurrencies = ({ query }: Answer, { garage, language }: Told) =>
  select(garage, query, kindsOf(query)).some(({ cost }) => cost !== null && cost.currency !== garage.currency)
    ? [inLanguage(TEXTS.notConverted, language)]
    : [];

const priceLines = (records: readonly GarageRecord[], told: Told) =>
  records.flatMap((record) => {
    const figure = record.kind === 'fill' ? priceOf([record]) : null;
    return figure
      ? [`${figureText(figure, { measure: 'last' } as Query, told, unitsOfCar(told.garage, record.carId))}:`]
      : [];
  });

function placeText({ records }: Answer, told: Told): string[] {
  const { language } = told;
  const [place, ...others] = new Set(records.map((one) => one.place));
  const lines = listLines(records, told, others.length === 0 ? undefined : LISTED);
  if (others.length > 0) return lines;
  return [
    place ? fillText(TEXTS.doneAt, language, { place }) : inLanguage(TEXTS.placeUnknown, language),
    ...lines,
  ];
}

/** How long lies between two or more. */
function betweenText({ query, records }: Answer, told: Told): string[] {
  const car = told.garage.cars.find(({ id }) => id === records[0]!.carId) ?? null;
  const figure = intervalOf(records, car);
  return figure ? [`${figureText(figure, query, told, car?.units ?? METRIC)}.`] : [];
}

/** Whoever counts what comes back asks how often it does. */
function intervalLine(answer: Answer, told: Told): string[] {
  const { records, query } = answer;
  const [first] = records;
  const isOfOneKind = first && records.every(({ kind }) => kind === first.kind);
  const isBack = first?.kind === 'fill' || (first?.kind === 'repair' && query.things.length > 0);
  return isOfOneKind && isBack ? betweenText(answer, told) : [];
}

/** How long what was done once has lasted by now. */
function onlyText(record: GarageRecord, told: Told): string[] {
  const { garage, language } = told;
  const car = garage.cars.find(({ id }) => id === record.carId);
  const { distanceUnit } = car?.units ?? METRIC;
  const km =
    car?.mileage && record.km !== null ? distanceBetween(record.km, car.mileage.km, distanceUnit) : 0;
  const gone = [
    countText(daysBetween(record.date, garage.today), 'dayCount', language),
    ...(km > 0 ? [formatDistance(km, { language, units: car?.units ?? METRIC })] : []),
  ].join(', ');
  return [fillText(TEXTS.oneOnly, language, { gone }), ...listLines([record], told)];
}

/** What all that is listed cost together. */
function sumOfList({ query, records }: Answer, told: Told): string[] {
  const paid = records.filter(({ cost }) => cost !== null);
  if (paid.length < 2 || query.limit !== null || isOfCells(query)) return [];
  return [fillText(TEXTS.together, told.language, { value: sumText(paid, told) })];
}

/** What follows a list begins anew: in Markdown it would go on with the last item. */
export const linesText = (lines: readonly string[]): string =>
  lines.join('\n').replaceAll(/^(- .*)\n(?!- |\n)/gm, '$1\n\n');

/** What is told of a query. */
export const textOfQuery = (garage: Garage, query: Query, language: Language): string =>
  answerText(runQuery(garage, query), { garage, language });

/** They tell what there is even where no record is. */
const OF_NO_RECORD: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
]);

/** What is told of what was asked, line by line. */
function linesOf(answer: Answer, told: Told): string[] {
  const { query, records, cells } = answer;
  const { measure, by, limit, order } = query;
  const { language } = told;
  if (measure === 'due') return dueText(answer, told);
  if (measure === 'car') return carsText(carsOf(told.garage, query), query, told);
  if (measure === 'danger') return dangerText(answer, told);
  const isTold = measure === 'count' ? cells.length > 0 : cells.length > 1 && by === null;
  if (records.length === 0 && query.state !== 'missing' && !OF_NO_RECORD.has(measure) && !isTold)
    return noneText(query, told);
  const [record] = records;
  const only = records.length === 1 ? record : undefined;
  const list = (most?: number) => listLines(records, told, most);
  if (measure === 'cost' && only && cells.length === 1)
    return [
      only.cost ? `${formatMoney(only.cost, language)}:` : inLanguage(TEXTS.costUnknown, language),
      ...list(),
    ];
  if (measure === 'place') return placeText(answer, told);
  if (measure === 'last' || (limit !== null && order !== null && by === null && measure !== 'interval'))
    return lastText(answer, told);
  if (measure === 'status' || measure === 'solution' || (measure === 'records' && only?.kind === 'issue'))
    return issueText(answer, told);
  if (measure === 'exists') return [inLanguage(TEXTS.yes, language), ...list()];
  if (measure === 'interval' && only) return onlyText(only, told);
  const isCount = measure === 'count';
  // Of what is named it is told what was counted.
  const isShown =
    (isCount && by === null) || measure === 'interval' || (measure === 'cost' && isNamed(query));
  return [
    ...cellsText(answer, told),
    ...(isCount ? intervalLine(answer, told) : []),
    ...(isCount && only?.kind === 'issue' ? recurred(only, language) : []),
    ...(isShown && (measure !== 'cost' || cells.length === 1) ? list() : []),
    ...(measure === 'records' ? [...list(LISTED), ...sumOfList(answer, told)] : []),
  ];
}

const MOST_LINES = 14;

/** What a question may ask for, and what the records say to that in one line. */
export function readingOf(answer: Answer, given: Told): { of: string; says: string } {
  const told = ofItsCar(answer, given);
  const lines = isNothing(answer) ? [inLanguage(TEXTS.nothing, told.language)] : linesOf(answer, told);
  const says = [
    ...lines.filter(Boolean).slice(0, MOST_LINES),
    ...moreLine(lines.length - MOST_LINES, told.language),
  ];
  return {
    of: queryText({ ...answer.query, isGuess: false }, told),
    says: says
      .map((line) => line.replace(/^- |\.$/g, ''))
      .join('; ')
      .replaceAll(':; ', ': '),
  };
}

/** The answer in sentences, with the records as a list. */
export function answerText(answer: Answer, told: Told): string {
  const { query } = answer;
  const { language } = told;
  if (query.isGuess) {
    const { of, says } = readingOf(answer, told);
    return `${of}: ${says}`;
  }
  const words = { words: quoted(query.unused, language), query: queryText(query, told) };
  return linesText([
    ...(query.unused.length > 0 ? [fillText(TEXTS.unused, language, words)] : []),
    ...toldOf(answer, ofItsCar(answer, told)),
    ...otherCarsLines(answer, told),
  ]);
}

/** Of one car, its name is at the head. */
function ofItsCar({ query }: Answer, told: Told): Told {
  const [car, ...others] = carsOf(told.garage, query);
  return { ...told, here: others.length === 0 ? (car?.id ?? null) : null };
}

const toldOf = (answer: Answer, told: Told): readonly string[] => [
  ...named(linesOf(answer, told), answer.query, told),
  ...papersOf(answer.query, told),
  ...(isNothing(answer) && answer.query.measure !== 'due' ? nextDue(answer.query, told) : []),
];

/** Who asks what an insurance cost wants to know until when it is valid. */
function papersOf(query: Query, told: Told): string[] {
  if (query.measure !== 'cost' || query.things.length === 0 || isOfCells(query)) return [];
  const of = { ...query, periods: [], places: [], amount: null, state: null, fuel: null };
  const papers = select(told.garage, of, ['document']);
  return listLines(
    papers.filter((one) => one.kind === 'document' && (one.document.validTo ?? '') >= told.garage.today),
    told,
  );
}

const SUMMED: ReadonlySet<Query['measure']> = new Set(['cost', 'count', 'volume']);
const OTHERS = 10;
const LISTING: ReadonlySet<Query['measure']> = new Set(['records', 'last', 'exists', 'place']);

/** No car was named: what the other cars have is told below, in a line or a few. */
function otherCarsLines(own: Answer, told: Told): string[] {
  const { query, records } = own;
  const { garage, language } = told;
  const isSum = SUMMED.has(query.measure);
  if (!query.isOfHere || (query.by !== null && !isSum) || query.measure === 'car') return [];
  const others = garage.cars.flatMap(({ id }) => (query.cars.includes(id) ? [] : id));
  const of = { ...query, cars: isSum ? [] : others, isOfHere: false, isGuess: false, unused: [] };
  const answer = runQuery(garage, of);
  const isMore = isSum
    ? answer.records.length > records.length
    : !isNothing(answer) && (!isOfOneCar(query) || answer.cells.some(({ figure }) => figure !== null));
  if (others.length === 0 || !isMore) return [];
  const lines =
    query.by === null
      ? linesText(toldOf(answer, told)).split('\n')
      : figureLines(answer, told, 0).slice(0, 1);
  const list = lines.filter((line) => line.startsWith('- '));
  const isList = list.length > 0 && (!isSum || query.periods.length > 1);
  const isNone = list.length === 0 || lines.includes(inLanguage(TEXTS.nearest, told.language));
  if (query.measure === 'due' && isNone) return [];
  if (isNamed(query) && isNothing(own))
    return [inLanguage(TEXTS.otherCars, language), answerText(answer, told)];
  const more =
    (LISTING.has(query.measure) ? answer.records.length : list.length) - Math.min(OTHERS, list.length);
  const shown = isList ? [...list.slice(0, OTHERS), ...moreLine(more, language)] : lines.slice(0, 1);
  const head = inLanguage(isSum ? TEXTS.allTogether : TEXTS.otherCars, language);
  return shown[0]?.startsWith('- ') ? [head, ...shown] : [`${head} ${shown[0]}`];
}
