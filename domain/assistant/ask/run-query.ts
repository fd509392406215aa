import { grouped } from '#domain/grouped.ts';
import {
  averageOf,
  costPerDistance,
  countOf,
  drivenIn,
  type Figure,
  intervalOf,
  moneyOf,
  priceOf,
  readingIn,
  readingsOf,
  sizeOfFigure,
  consumptionOver,
  volumeOf,
} from './figures.ts';
import type { Garage } from './facts.ts';
import { inOrder, limitedTo } from './ordering.ts';
import type { Period, Query, RecordKind } from './query.ts';
import { isNamed } from './query-parts.ts';
import { type GarageRecord, isFill, recordsOf } from './records.ts';
import { type CarDue, carsOf, inPeriods, select, selectDue } from './select.ts';
import { EVER, monthOf, yearOf } from './spans.ts';
import { THINGS } from './things.ts';

/** A part of an answer that is told by itself: of a period, a place, a car or a thing. */
export type Cell = {
  /** Null for the whole. */
  readonly of:
    | { readonly period: Period }
    | { readonly place: string }
    | { readonly car: string }
    | { readonly thing: string }
    | { readonly month: string }
    | null;
  readonly records: readonly GarageRecord[];
  readonly figure: Figure | null;
};

export type Answer = {
  readonly query: Query;
  readonly cells: readonly Cell[];
  /** In the order that was asked for, as many as were asked for. */
  readonly records: readonly GarageRecord[];
  readonly due: readonly CarDue[] | null;
};

const KINDS: Partial<Record<Query['measure'], readonly RecordKind[]>> = {
  consumption: ['fill'],
  volume: ['fill'],
  'unit-price': ['fill'],
  'cost-per-km': ['fill'],
  status: ['issue'],
  solution: ['issue'],
  danger: ['issue'],
};

export function kindsOf({ kinds, measure, fuel, energy }: Query): readonly RecordKind[] {
  if (kinds.length > 0) return kinds;
  if (fuel === 'only' || energy !== null) return ['fill'];
  if (fuel === 'with') return ['repair', 'fill'];
  return KINDS[measure] ?? ['repair'];
}

function figureOf(
  garage: Garage,
  query: Query,
  records: readonly GarageRecord[],
  period: Period | null,
): Figure | null {
  const { measure, order } = query;
  const cars = carsOf(garage, query);
  const [car] = cars;
  const fills = records.filter(isFill);
  switch (measure) {
    case 'cost':
      return moneyOf(records);
    case 'average-cost':
      return averageOf(records);
    case 'count':
    case 'records':
    case 'exists':
    case 'place':
      return countOf(records);
    case 'interval':
      return intervalOf(records, car ?? null);
    case 'volume':
      return volumeOf(fills.map(({ fill }) => fill));
    case 'unit-price':
      return priceOf(fills);
    case 'driven':
      return car ? drivenIn(car, period ?? EVER, garage.today) : null;
    case 'mileage':
      return car ? readingIn(car, period, garage.today, order === 'oldest') : null;
    case 'cost-per-km':
      return car ? costPerDistance(car, fills) : null;
    case 'consumption': {
      const isOfOne = query.by === null && query.cars.length === 1 && query.periods.length < 2;
      const all = select(garage, { ...query, periods: [] }, ['fill']).filter(isFill);
      const chain = all.map(({ fill }) => fill);
      return car ? consumptionOver(car, chain, period, isOfOne ? order : null) : null;
    }
    case 'last':
    case 'due':
    case 'status':
    case 'solution':
    case 'danger':
    case 'car':
      return null;
  }
}

const YEAR = 4;
const MONTH = 7;

/** The years or months that hold a record, or a reading. */
function timesOf(garage: Garage, query: Query, records: readonly GarageRecord[], length: number): string[] {
  const isOfReadings = query.measure === 'driven' || query.measure === 'mileage';
  const days = isOfReadings ? carsOf(garage, query).flatMap(readingsOf) : records;
  return [...new Set(days.map(({ date }) => date.slice(0, length)))].toSorted();
}

/** From the first record of the cars until today. */
function allYears(garage: Garage, query: Query): string[] {
  const years = carsOf(garage, query)
    .flatMap(recordsOf)
    .map(({ date }) => Number(date.slice(0, YEAR)));
  const now = Number(garage.today.slice(0, YEAR));
  const from = Math.min(now, ...years);
  return Array.from({ length: now - from + 1 }, (_, at) => String(from + at));
}

/** What cannot be told of several cars at once. */
const OF_ONE_CAR: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
]);

/** Of several cars it is told of each, and of no place; so are prices, where they burn different fuels. */
function tellable(garage: Garage, query: Query, records: readonly GarageRecord[]): Query {
  if (
    carsOf(garage, query).length > 1 &&
    (isOfOneCar(query) || (query.measure === 'unit-price' && fuelsOf(records) > 1))
  )
    return { ...query, by: 'car' };
  const isOfNone = isOfOneCar(query) && (query.by === 'place' || query.by === 'thing');
  return isOfNone ? { ...query, by: null } : query;
}
export const isOfOneCar = ({ measure }: Query) => OF_ONE_CAR.has(measure);

/** A liter of each has its own price. */
const fuelsOf = (records: readonly GarageRecord[]) =>
  new Set(records.filter(isFill).map(({ fill }) => fill.energy)).size;

function cellsOf(garage: Garage, query: Query, records: readonly GarageRecord[]): Cell[] {
  const { by, periods, things } = query;
  const cell = (
    of: Cell['of'],
    some: readonly GarageRecord[],
    period: Period | null = null,
    own: Query = query,
  ): Cell => ({ of, records: some, figure: figureOf(garage, own, some, period) });
  const inOne = (period: Period) => cell({ period }, inPeriods(records, query, [period]), period);
  const isAsked = ({ from, to }: Period) =>
    periods.length === 0 || periods.some((one) => to >= one.from && from <= one.to);
  switch (by) {
    case 'year':
      return (query.state === 'missing' ? allYears(garage, query) : timesOf(garage, query, records, YEAR))
        .map((year) => yearOf(Number(year)))
        .filter(isAsked)
        .map(inOne);
    case 'month':
      return isOfOneCar(query)
        ? timesOf(garage, query, records, MONTH)
            .map((month) => monthOf(Number(month.slice(0, YEAR)), Number(month.slice(YEAR + 1))))
            .filter(isAsked)
            .map(inOne)
        : [...grouped(records, ({ date }) => date.slice(0, MONTH))]
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([month, some]) => cell({ month }, some));
    case 'place':
      return [...grouped(records, ({ place }) => place)].flatMap(([place, some]) =>
        place === null ? [] : cell({ place }, some),
      );
    case 'car':
      return carsOf(garage, query).map(({ id }) => {
        const some = records.filter(({ carId }) => carId === id);
        return cell({ car: id }, some, periods[0], { ...query, cars: [id] });
      });
    case 'thing':
      return things
        .filter((id) => THINGS.get(id)?.isPart)
        .map((thing) => {
          const others = things.filter((id) => id === thing || !THINGS.get(id)?.isPart);
          const of = { ...query, things: others, isEither: false };
          return cell({ thing }, select(garage, of, kindsOf(query)), periods[0]);
        });
    case null:
      return periods.length > 0 ? periods.map(inOne) : [cell(null, records)];
  }
}

/** Cars, places and parts by what they come to; times as they follow. */
function inSize(cells: readonly Cell[], { by, order, state }: Query, currency: string): readonly Cell[] {
  if (cells.length < 3 || by === null || by === 'year' || by === 'month' || state === 'missing') return cells;
  const sign = order === 'least' ? 1 : -1;
  const size = ({ figure }: Cell) => sizeOfFigure(figure, currency) ?? -sign * Infinity;
  return cells.toSorted((a, b) => (size(a) === size(b) ? 0 : sign * (size(a) - size(b))));
}

const OF_ANY: ReadonlySet<Query['measure']> = new Set(['records', 'last', 'exists', 'place']);

export const isOfCells = ({ by, periods }: Query) => by !== null || periods.length > 1;

/** What is due, and until when documents are valid that no reminder is of. */
function dueAnswer(garage: Garage, query: Query): Answer {
  const due = selectDue(garage, query);
  const reminded = new Set(due?.map(({ reminder }) => reminder.documentId));
  const documents = select(garage, { ...query, state: null, periods: [] }, ['document'])
    .filter((record) => record.kind === 'document')
    .filter(({ id, document: { validTo } }) => validTo !== null && !reminded.has(id))
    .toSorted((a, b) => (a.document.validTo! < b.document.validTo! ? -1 : 1));
  return { query, cells: [], records: documents, due };
}

/** Answers a query from the records alone. */
export function runQuery(garage: Garage, asked: Query): Answer {
  if (asked.measure === 'due') return dueAnswer(garage, asked);
  const first = select(garage, asked, kindsOf(asked));
  // What no repair is about may be a problem: 'when was the humming first noted?'
  // Who insures it is on the paper, not on what was paid for it.
  const isNowhere =
    asked.measure === 'place' ? first.every(({ place }) => place === null) : first.length === 0;
  const isElsewhere = isNowhere && asked.kinds.length === 0 && OF_ANY.has(asked.measure);
  const others = isElsewhere && isNamed(asked) ? select(garage, asked, ['issue', 'document', 'fill']) : [];
  const chosen = others.length > 0 ? others : first;
  const query = tellable(
    garage,
    others.length > 0 ? { ...asked, kinds: [...new Set(others.map(({ kind }) => kind))] } : asked,
    chosen,
  );
  const ordered = inOrder(chosen, query, garage.currency);
  // What is told apart is ranked itself, not its records.
  const limited =
    query.limit === null || (query.by !== null && query.measure !== 'last')
      ? ordered
      : query.measure === 'last' && query.by === 'car'
        ? [...grouped(ordered, ({ carId }) => carId).values()].flatMap((own) => own.slice(0, query.limit!))
        : limitedTo(ordered, query, garage.currency);
  const isLimited = query.limit !== null && !isOfCells(query) && query.order !== null;
  const cells = cellsOf(garage, query, isLimited ? limited : chosen);
  return { query, cells: inSize(cells, query, garage.currency), records: limited, due: null };
}

/** It has no record, and no figure either. */
export const isNothing = ({ records, due, cells }: Answer): boolean =>
  records.length === 0 &&
  (due === null || due.length === 0) &&
  cells.every(
    ({ figure }) =>
      figure === null ||
      (figure.type === 'money' && figure.records === 0) ||
      (figure.type === 'volume' && figure.fills === 0) ||
      (figure.type === 'count' && figure.count === 0),
  );
