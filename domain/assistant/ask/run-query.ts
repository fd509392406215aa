import {
  averageOf,
  costPerDistance,
  drivenIn,
  type Figure,
  intervalOf,
  moneyOf,
  priceOf,
  readingIn,
  readingsOf,
  consumptionOver,
  volumeOf,
} from './figures.ts';
import type { Garage, GarageCar } from './facts.ts';
import type { Period, Query, RecordKind } from './query.ts';
import { type GarageRecord, type RecordOf, recordsOf } from './records.ts';
import { type CarDue, carsOf, inPeriods, select, selectDue, termsOf } from './select.ts';
import { EVER, yearOf } from './spans.ts';
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

const isFill = (record: GarageRecord): record is RecordOf<'fill'> => record.kind === 'fill';

/** Larger is more; null where cells cannot be compared. */
export function sizeOfFigure(figure: Figure | null, currency: string): number | null {
  switch (figure?.type) {
    case 'money':
      return figure.sums.length > 0 || figure.records === 0
        ? (figure.sums.find((one) => one.currency === currency)?.minor ?? 0)
        : null;
    case 'count':
      return figure.count;
    case 'driven':
      return figure.km;
    case 'reading':
      return figure.reading.km;
    case 'use':
      return figure.uses[0]!.per100;
    case 'volume':
      return figure.amounts[0]?.amount ?? 0;
    case 'price':
      return figure.minor;
    case 'per-km':
      return figure.sums[0]?.minor ?? 0;
    case 'interval':
      return figure.days;
    case undefined:
      return null;
  }
}

function figureOf(
  garage: Garage,
  query: Query,
  records: readonly GarageRecord[],
  period: Period | null,
): Figure | null {
  const cars = carsOf(garage, query);
  const [car] = cars;
  const fills = records.filter(isFill);
  switch (query.measure) {
    case 'cost':
      return moneyOf(records);
    case 'average-cost':
      return averageOf(records);
    case 'count':
    case 'records':
    case 'exists':
    case 'place':
      return {
        type: 'count',
        count: records.length,
        open: records.filter((one) => one.kind === 'issue' && one.issue.status !== 'resolved').length,
      };
    case 'interval':
      return intervalOf(records, car ?? null);
    case 'volume':
      return volumeOf(fills.map(({ fill }) => fill));
    case 'unit-price':
      return priceOf(fills);
    case 'driven':
    case 'mileage':
    case 'consumption':
    case 'cost-per-km':
      return car ? figureOfCar(garage, query, car, { fills, period }) : null;
    case 'last':
    case 'due':
    case 'status':
    case 'solution':
    case 'danger':
    case 'car':
      return null;
  }
}

function figureOfCar(
  garage: Garage,
  query: Query,
  car: GarageCar,
  { fills, period }: { fills: readonly RecordOf<'fill'>[]; period: Period | null },
): Figure | null {
  if (query.measure === 'driven') return drivenIn(car, period ?? EVER, garage.today);
  if (query.measure === 'mileage') return readingIn(car, period, garage.today, query.order === 'oldest');
  if (query.measure === 'consumption')
    return consumptionOver(
      car,
      select(garage, { ...query, periods: [] }, ['fill'])
        .filter(isFill)
        .map(({ fill }) => fill),
      period,
      query.by === null && query.cars.length === 1 && query.periods.length < 2 ? query.order : null,
    );
  return costPerDistance(car, fills);
}

function yearsOf(garage: Garage, query: Query, records: readonly GarageRecord[]): string[] {
  const days =
    query.measure === 'driven' || query.measure === 'mileage'
      ? carsOf(garage, query).flatMap(readingsOf)
      : records;
  return [...new Set(days.map(({ date }) => date.slice(0, 4)))].toSorted();
}

/** From the first record of the cars until today. */
function allYears(garage: Garage, query: Query): string[] {
  const first = carsOf(garage, query)
    .flatMap(recordsOf)
    .map(({ date }) => Number(date.slice(0, 4)));
  const now = Number(garage.today.slice(0, 4));
  const from = Math.min(now, ...first);
  return Array.from({ length: now - from + 1 }, (_, at) => String(from + at));
}

/** What cannot be told of several cars at once. */
const OF_ONE_CAR: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'cost-per-km',
]);
const isOfOneCar = ({ measure }: Query) => OF_ONE_CAR.has(measure);

function cellsOf(garage: Garage, query: Query, records: readonly GarageRecord[]): Cell[] {
  const figure = (some: readonly GarageRecord[], period: Period | null, own: Query = query) =>
    figureOf(garage, own, some, period);
  const inOne = (period: Period, own: Query = query): Cell => {
    const some = inPeriods(records, own, [period]);
    return { of: { period }, records: some, figure: figure(some, period, own) };
  };
  if (query.by === 'year')
    return (query.state === 'missing' ? allYears(garage, query) : yearsOf(garage, query, records))
      .map((year) => yearOf(Number(year)))
      .filter(
        ({ from }) =>
          query.periods.length === 0 || query.periods.some((one) => from >= one.from && from <= one.to),
      )
      .map((period) => inOne(period));
  if (query.by === 'month')
    return [...Map.groupBy(records, ({ date }) => date.slice(0, 7))]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([month, some]) => ({ of: { month }, records: some, figure: figure(some, null) }));
  if (query.by === 'place')
    return [...Map.groupBy(records, ({ place }) => place)].flatMap(([place, some]) =>
      place === null ? [] : [{ of: { place }, records: some, figure: figure(some, null) }],
    );
  if (query.by === 'car' || (isOfOneCar(query) && carsOf(garage, query).length > 1))
    return carsOf(garage, query).map((car) => {
      const own = { ...query, cars: [car.id] };
      const some = records.filter(({ carId }) => carId === car.id);
      return { of: { car: car.id }, records: some, figure: figure(some, query.periods[0] ?? null, own) };
    });
  if (query.by === 'thing')
    return query.things
      .filter((id) => THINGS.get(id)?.isPart)
      .map((thing) => {
        const others = query.things.filter((id) => id === thing || !THINGS.get(id)?.isPart);
        const some = select(garage, { ...query, things: others, isEither: false }, kindsOf(query));
        return { of: { thing }, records: some, figure: figure(some, query.periods[0] ?? null) };
      });
  if (query.periods.length > 0) return query.periods.map((period) => inOne(period));
  return [{ of: null, records, figure: figure(records, null) }];
}

/** What a record is ordered by. */
const sizeIn = (query: Query, currency: string) => (record: GarageRecord) => {
  if (query.measure === 'volume' && isFill(record)) return record.fill.amount;
  const { cost } = record;
  if (cost?.currency !== currency) return null;
  if (query.measure !== 'unit-price' || !isFill(record)) return cost.minor;
  return record.fill.amount === null ? null : cost.minor / record.fill.amount;
};

/** By what it cost; of fill-ups whose size is asked for, by their amount. */
function inOrder(records: readonly GarageRecord[], query: Query, currency: string): GarageRecord[] {
  if (query.order === 'oldest') return records.toReversed();
  if (query.order !== 'most' && query.order !== 'least') return [...records];
  const size = sizeIn(query, currency);
  const sign = query.order === 'most' ? -1 : 1;
  return records.filter((record) => size(record) !== null).toSorted((a, b) => sign * (size(a)! - size(b)!));
}

/** What costs as much as the last that was asked for is named with it. */
function limitedTo(ordered: readonly GarageRecord[], query: Query, currency: string): GarageRecord[] {
  const limit = query.limit!;
  const size = sizeIn(query, currency);
  const last = ordered[limit - 1];
  const isRanked = last && (query.order === 'most' || query.order === 'least');
  return ordered.filter((record, at) => at < limit || (isRanked && size(record) === size(last)));
}

const OF_ANY: ReadonlySet<Query['measure']> = new Set(['records', 'last', 'exists', 'place']);

export const isOfCells = ({ by, periods }: Query) => by !== null || periods.length > 1;

/** What is due, and until when documents are valid that no reminder is of. */
function dueAnswer(garage: Garage, query: Query): Answer {
  const due = selectDue(garage, query);
  const reminded = new Set(due?.map(({ reminder }) => reminder.documentId));
  const documents = select(garage, { ...query, state: null, periods: [] }, ['document']).filter(
    (record) => record.kind === 'document' && record.document.validTo !== null && !reminded.has(record.id),
  );
  return { query, cells: [], records: documents, due };
}

/** Answers a query from the records alone. */
export function runQuery(garage: Garage, asked: Query): Answer {
  if (asked.measure === 'due') return dueAnswer(garage, asked);
  const first = select(garage, asked, kindsOf(asked));
  // What no repair is about may be a problem: 'when was the humming first noted?'
  const isElsewhere = first.length === 0 && asked.kinds.length === 0 && OF_ANY.has(asked.measure);
  const isNamed = termsOf(asked).length + asked.places.length > 0;
  const others = isElsewhere && isNamed ? select(garage, asked, ['issue', 'document', 'fill']) : [];
  const chosen = others.length > 0 ? others : first;
  const query = others.length > 0 ? { ...asked, kinds: [...new Set(others.map(({ kind }) => kind))] } : asked;
  const ordered = inOrder(chosen, query, garage.currency);
  // What is told apart is ranked itself, not its records.
  const limited =
    query.limit === null || (query.by !== null && query.measure !== 'last')
      ? ordered
      : query.measure === 'last' && query.by === 'car'
        ? [...Map.groupBy(ordered, ({ carId }) => carId).values()].flatMap((own) =>
            own.slice(0, query.limit!),
          )
        : limitedTo(ordered, query, garage.currency);
  const isLimited = query.limit !== null && !isOfCells(query) && query.order !== null;
  return { query, cells: cellsOf(garage, query, isLimited ? limited : chosen), records: limited, due: null };
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
