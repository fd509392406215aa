import { grouped } from '#domain/grouped.ts';
import { type BilingualText, inLanguage } from '#domain/assessment/bilingual-text.ts';
import {
  MEASURES,
  KIND_NAMES,
  FUEL,
  STATES,
  ANY_THING,
  ANY_PLACE,
  ANY_STATE,
  ALL_CARS,
  TWELVE_MONTHS,
  ORDERS,
  SIZES,
  GROUPS,
  TOGETHER,
  ENERGIES,
  ANY_ENERGY,
  ANY_AMOUNT,
} from './chip-names.ts';
import { formatMoney } from '#domain/language/format.ts';
import type { Language } from '#domain/language/words.ts';
import { toMinor } from '#domain/money/minor-units.ts';
import { exceptName, periodName, thingName, type Told } from './figure-texts.ts';
import type { Garage } from './facts.ts';
import type { Measure, Period, Query } from './query.ts';
import { ORDERS as ORDERS_OF } from './query-choices.ts';
import { recordsOf, thingIds } from './records.ts';
import { kindsOf } from './run-query.ts';
import { carsOf } from './select.ts';
import { EVER, range, shiftMonths, yearOf } from './spans.ts';
import { PERIOD_NAMES } from './texts.ts';
import { THINGS } from './things.ts';

export type ChipSlot =
  | 'measure'
  | 'thing'
  | 'word'
  | 'place'
  | 'except'
  | 'car'
  | 'period'
  | 'amount'
  | 'energy'
  | 'fuel'
  | 'state'
  | 'order'
  | 'by';

export type Chip = {
  readonly slot: ChipSlot;
  readonly label: string;
  /** Questions that differ in this slot alone; the first that is chosen is the one that was asked. */
  readonly choices: readonly { readonly label: string; readonly query: Query; readonly isChosen: boolean }[];
};

/** What may be asked of the same records. */
const SIBLINGS: readonly (readonly Measure[])[] = [
  ['records', 'last', 'cost', 'average-cost', 'count', 'interval', 'place', 'exists', 'due'],
  ['consumption', 'volume', 'unit-price', 'cost-per-km'],
  ['driven', 'mileage'],
  ['status', 'solution', 'danger'],
];

const MOST_CHOICES = 12;

/** By how many records hold it, the commonest first. */
function commonest<T>(list: readonly T[]): T[] {
  return [...grouped(list, (one) => one)].toSorted(([, a], [, b]) => b.length - a.length).map(([one]) => one);
}

const isSame = (a: Query, b: Query) => JSON.stringify(a) === JSON.stringify(b);

/** The question as it was understood, part by part, each with what else it could have been. */
export function chipsOf(query: Query, told: Told): Chip[] {
  const { garage, language } = told;
  const { measure, words, places, except, state, amount, energy, order, by } = query;
  const choice: Choose = (label, changes) => {
    // What its owner changes is all that is asked.
    const changed =
      Object.keys(changes).length === 0 ? query : { ...query, unused: [], isGuess: false, ...changes };
    return { label, query: changed, isChosen: isSame(changed, query) };
  };
  /** One that may be left out. */
  const optional = (slot: ChipSlot, label: string | null, without: BilingualText, changes: Partial<Query>) =>
    label === null || label === ''
      ? []
      : [{ slot, label, choices: [choice(label, {}), choice(inLanguage(without, language), changes)] }];
  const isOfRecords = !['driven', 'mileage', 'car'].includes(measure);
  return [
    measureChip(query, told, choice),
    ...(isOfRecords ? thingChips(query, told, choice) : []),
    ...words.flatMap((word) =>
      optional('word', word, ANY_THING, { words: words.filter((one) => one !== word) }),
    ),
    ...(places.length > 0 ? [placeChip(query, told, choice)] : []),
    ...optional('except', except.length > 0 ? exceptName(except, language) : null, ANY_THING, { except: [] }),
    ...(garage.cars.length > 1 ? [carChip(query, told, choice)] : []),
    ...(measure !== 'due' && measure !== 'car' ? [periodChip(query, told, choice)] : []),
    ...(measure === 'cost' || measure === 'average-cost' ? [fuelChip(query, told, choice)] : []),
    ...optional('state', state && inLanguage(STATES[state], language), ANY_STATE, { state: null }),
    ...optional('amount', amount && amountName(amount, told), ANY_AMOUNT, { amount: null }),
    ...optional('energy', energy && inLanguage(ENERGIES[energy], language), ANY_ENERGY, { energy: null }),
    ...optional('by', by && inLanguage(GROUPS[by], language), TOGETHER, { by: null, order: null }),
    ...(order !== null && by === null && query.periods.length < 2
      ? [
          {
            slot: 'order' as const,
            label: orderName(query, order, language),
            choices: ORDERS_OF.map((one) => choice(orderName(query, one, language), { order: one })),
          },
        ]
      : []),
  ];
}

function placeChip(query: Query, { garage, language }: Told, choice: Choose): Chip {
  const { places } = query;
  const label = places.join(' + ');
  const known = commonest(recordsIn(garage, query).flatMap(({ place }) => place ?? [])).slice(
    0,
    MOST_CHOICES,
  );
  return {
    slot: 'place',
    label,
    choices: [
      ...(known.includes(label) ? [] : [choice(label, {})]),
      choice(inLanguage(ANY_PLACE, language), { places: [] }),
      ...known.map((place) => choice(place, { places: [place] })),
    ],
  };
}

function carChip(query: Query, { garage, language }: Told, choice: Choose): Chip {
  const cars = carsOf(garage, query);
  const all = inLanguage(ALL_CARS, language);
  const label = cars.length === garage.cars.length ? all : cars.map(({ name }) => name).join(' + ');
  return {
    slot: 'car',
    label,
    choices: [
      ...(query.cars.length > 1 ? [choice(label, {})] : []),
      choice(all, { cars: [] }),
      ...garage.cars.map(({ id, name }) => choice(name, { cars: [id] })),
    ],
  };
}

function fuelChip(query: Query, { language }: Told, choice: Choose): Chip {
  const fuel = query.fuel ?? (query.kinds.includes('fill') ? 'only' : 'without');
  return {
    slot: 'fuel',
    label: inLanguage(FUEL[fuel], language),
    choices: (['without', 'with', 'only'] as const).map((one) => ({
      ...choice(inLanguage(FUEL[one], language), { fuel: one, kinds: [] }),
      isChosen: one === fuel,
    })),
  };
}

const SIZED: ReadonlySet<Measure> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'count',
  'interval',
]);

const orderName = ({ measure, limit }: Query, order: keyof typeof ORDERS, language: Language) =>
  `${inLanguage((SIZED.has(measure) ? SIZES : ORDERS)[order], language)}${limit !== null && limit > 1 ? ` (${limit})` : ''}`;

function amountName(
  { over, under }: NonNullable<Query['amount']>,
  { garage: { currency }, language }: Told,
): string {
  const money = (value: number) => formatMoney({ minor: toMinor(value, currency), currency }, language);
  if (over !== null && under !== null) return `${money(over)} – ${money(under)}`;
  return `${over === null ? '<' : '>'}\u00A0${money(over ?? under ?? 0)}`;
}

type Choose = (label: string, changes: Partial<Query>) => Chip['choices'][number];

function measureChip(query: Query, { language }: Told, choice: Choose): Chip {
  const name = (measure: Measure) => {
    const ofKind =
      measure === 'records' && query.kinds.length === 1 ? KIND_NAMES[query.kinds[0]!] : undefined;
    return inLanguage(ofKind ?? MEASURES[measure], language);
  };
  const siblings = SIBLINGS.find((some) => some.includes(query.measure)) ?? [query.measure];
  const anew = (measure: Measure): Partial<Query> =>
    measure === 'last'
      ? { measure, order: 'newest', limit: 1, by: null }
      : { measure, order: null, limit: null, by: null };
  return {
    slot: 'measure',
    label: name(query.measure),
    choices: siblings.map((measure) => choice(name(measure), measure === query.measure ? {} : anew(measure))),
  };
}

const recordsIn = (garage: Garage, query: Query) => {
  const kinds = kindsOf(query);
  return carsOf(garage, query)
    .flatMap(recordsOf)
    .filter(({ kind }) => kinds.includes(kind));
};

function thingChips(query: Query, { garage, language }: Told, choice: Choose): Chip[] {
  if (query.things.length === 0) return [];
  const known = commonest(recordsIn(garage, query).flatMap(({ title }) => [...thingIds(title)]))
    .filter((id) => THINGS.get(id)?.isPart)
    .slice(0, MOST_CHOICES);
  return query.things.map((id, at) => ({
    slot: 'thing',
    label: thingName(id, language),
    choices: [
      ...(known.includes(id) ? [] : [choice(thingName(id, language), {})]),
      choice(inLanguage(ANY_THING, language), { things: query.things.toSpliced(at, 1) }),
      ...known.map((one) => choice(thingName(one, language), { things: query.things.toSpliced(at, 1, one) })),
    ],
  }));
}

function periodChip(query: Query, told: Told, choice: Choose): Chip {
  const { garage, language } = told;
  const { today } = garage;
  const year = Number(today.slice(0, 4));
  const first = Math.min(year, ...recordsIn(garage, query).map(({ date }) => Number(date.slice(0, 4))));
  const name = (period: Period) => periodName(period, told);
  const recent = [yearOf(year, 'this-year'), yearOf(year - 1, 'last-year')];
  const years = Array.from({ length: Math.min(MOST_CHOICES, year - first + 1) }, (_, at) =>
    yearOf(year - at),
  );
  const earlier = years.slice(2);
  const [asked, ...others] = query.periods;
  const isListed =
    others.length === 0 &&
    (!asked || [...recent, ...earlier].some(({ from, to }) => from === asked.from && to === asked.to));
  const label = (asked ? query.periods : [EVER]).map(name).join(' + ');
  const choiceOf = (one: Period) => choice(name(one), { periods: [one] });
  return {
    slot: 'period',
    label,
    choices: [
      ...(isListed ? [] : [choice(label, {})]),
      choice(inLanguage(PERIOD_NAMES.ever, language), { periods: [] }),
      ...recent.map(choiceOf),
      choice(inLanguage(TWELVE_MONTHS, language), { periods: [range(shiftMonths(today, -12), today)] }),
      ...earlier.map(choiceOf),
    ],
  };
}

/** A query in words: its chips. */
export const queryText = (query: Query, told: Told): string =>
  chipsOf(query, told)
    .map(({ label }) => label)
    .join(' · ');
