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
  const choice = (label: string, changes: Partial<Query>) => {
    // What its owner changes is all that is asked.
    const changed =
      Object.keys(changes).length === 0 ? query : { ...query, unused: [], isGuess: false, ...changes };
    return { label, query: changed, isChosen: isSame(changed, query) };
  };
  const chips: Chip[] = [measureChip(query, told, choice)];
  const isOfRecords = !['driven', 'mileage', 'car'].includes(query.measure);
  if (isOfRecords && (query.things.length > 0 || query.kinds.length === 0))
    chips.push(...thingChips(query, told, choice));
  for (const word of query.words)
    chips.push({
      slot: 'word',
      label: word,
      choices: [
        choice(word, {}),
        choice(inLanguage(ANY_THING, language), { words: query.words.filter((one) => one !== word) }),
      ],
    });
  if (query.places.length > 0) {
    const places = commonest(recordsIn(garage, query).flatMap(({ place }) => place ?? [])).slice(
      0,
      MOST_CHOICES,
    );
    chips.push({
      slot: 'place',
      label: query.places.join(' + '),
      choices: [
        ...(query.places.length > 1 || !places.includes(query.places[0]!)
          ? [choice(query.places.join(' + '), {})]
          : []),
        choice(inLanguage(ANY_PLACE, language), { places: [] }),
        ...places.map((place) => choice(place, { places: [place] })),
      ],
    });
  }
  if (query.except.length > 0) {
    const label = exceptName(query.except, language);
    chips.push({
      slot: 'except',
      label,
      choices: [choice(label, {}), choice(inLanguage(ANY_THING, language), { except: [] })],
    });
  }
  if (garage.cars.length > 1) {
    const cars = carsOf(garage, query);
    chips.push({
      slot: 'car',
      label:
        cars.length === garage.cars.length
          ? inLanguage(ALL_CARS, language)
          : cars.map(({ name }) => name).join(' + '),
      choices: [
        ...(query.cars.length > 1 ? [choice(cars.map(({ name }) => name).join(' + '), {})] : []),
        choice(inLanguage(ALL_CARS, language), { cars: [] }),
        ...garage.cars.map(({ id, name }) => choice(name, { cars: [id] })),
      ],
    });
  }
  if (query.measure !== 'due' && query.measure !== 'car') chips.push(periodChip(query, told, choice));
  if (query.measure === 'cost' || query.measure === 'average-cost') {
    const fuel = query.fuel ?? (query.kinds.includes('fill') ? 'only' : 'without');
    chips.push({
      slot: 'fuel',
      label: inLanguage(FUEL[fuel], language),
      choices: (['without', 'with', 'only'] as const).map((one) => ({
        ...choice(inLanguage(FUEL[one], language), { fuel: one, kinds: [] }),
        isChosen: one === fuel,
      })),
    });
  }
  if (query.state !== null)
    chips.push({
      slot: 'state',
      label: inLanguage(STATES[query.state], language),
      choices: [
        choice(inLanguage(STATES[query.state], language), {}),
        choice(inLanguage(ANY_STATE, language), { state: null }),
      ],
    });
  const optional = (slot: ChipSlot, label: string | null, without: BilingualText, changes: Partial<Query>) =>
    label === null
      ? []
      : [{ slot, label, choices: [choice(label, {}), choice(inLanguage(without, language), changes)] }];
  const { energy, order, by } = query;
  chips.push(
    ...optional('amount', amountName(query, told), ANY_AMOUNT, { amount: null }),
    ...optional('energy', energy && inLanguage(ENERGIES[energy], language), ANY_ENERGY, { energy: null }),
    ...optional('by', by && inLanguage(GROUPS[by], language), TOGETHER, { by: null, order: null }),
  );
  if (order !== null && by === null && query.periods.length < 2)
    chips.push({
      slot: 'order',
      label: orderName(query, order, language),
      choices: ORDERS_OF.map((one) => choice(orderName(query, one, language), { order: one })),
    });
  return chips;
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

function amountName({ amount }: Query, { garage: { currency }, language }: Told): string | null {
  if (!amount) return null;
  const money = (value: number) => formatMoney({ minor: toMinor(value, currency), currency }, language);
  const { over, under } = amount;
  if (over !== null && under !== null) return `${money(over)} – ${money(under)}`;
  return `${over === null ? '<' : '>'}\u00A0${money(over ?? under ?? 0)}`;
}

type Choose = (label: string, changes: Partial<Query>) => Chip['choices'][number];

function measureChip(query: Query, { language }: Told, choice: Choose): Chip {
  const name = (measure: Measure) => {
    const [kind] = kindsOf(query);
    const ofKind = measure === 'records' && query.kinds.length === 1 ? KIND_NAMES[kind!] : undefined;
    return inLanguage(ofKind ?? MEASURES[measure], language);
  };
  const siblings = SIBLINGS.find((some) => some.includes(query.measure)) ?? [query.measure];
  return {
    slot: 'measure',
    label: name(query.measure),
    choices: siblings.map((measure) =>
      measure === query.measure
        ? choice(name(measure), {})
        : choice(name(measure), {
            measure,
            order: measure === 'last' ? 'newest' : null,
            limit: measure === 'last' ? 1 : null,
            by: null,
          }),
    ),
  };
}

const recordsIn = (garage: Garage, query: Query) => {
  const kinds = kindsOf(query);
  return carsOf(garage, query)
    .flatMap(recordsOf)
    .filter(({ kind }) => kinds.includes(kind));
};

function thingChips(query: Query, { garage, language }: Told, choice: Choose): Chip[] {
  const known = commonest(recordsIn(garage, query).flatMap(({ title }) => [...thingIds(title)]))
    .filter((id) => THINGS.get(id)?.isPart)
    .slice(0, MOST_CHOICES);
  const others = (at: number) => [
    choice(inLanguage(ANY_THING, language), { things: query.things.filter((_, index) => index !== at) }),
    ...known.map((id) => choice(thingName(id, language), { things: query.things.toSpliced(at, 1, id) })),
  ];
  if (query.things.length === 0) return [];
  return query.things.map((id, at) => ({
    slot: 'thing',
    label: thingName(id, language),
    choices: [...(known.includes(id) ? [] : [choice(thingName(id, language), {})]), ...others(at)],
  }));
}

function periodChip(query: Query, told: Told, choice: Choose): Chip {
  const { garage, language } = told;
  const { today } = garage;
  const year = Number(today.slice(0, 4));
  const first = Math.min(year, ...recordsIn(garage, query).map(({ date }) => Number(date.slice(0, 4))));
  const name = (period: Period) => periodName(period, told);
  const periods: Period[] = [yearOf(year, 'this-year'), yearOf(year - 1, 'last-year')];
  const years = Array.from({ length: Math.min(MOST_CHOICES, year - first + 1) }, (_, at) =>
    yearOf(year - at),
  ).slice(2);
  const label = query.periods.length === 0 ? name(EVER) : query.periods.map(name).join(' + ');
  const isListed =
    query.periods.length === 0 ||
    (query.periods.length === 1 &&
      [...periods, ...years].some(
        ({ from, to }) => from === query.periods[0]!.from && to === query.periods[0]!.to,
      ));
  return {
    slot: 'period',
    label,
    choices: [
      ...(isListed ? [] : [choice(label, {})]),
      choice(inLanguage(PERIOD_NAMES.ever, language), { periods: [] }),
      ...periods.map((one) => choice(name(one), { periods: [one] })),
      choice(inLanguage(TWELVE_MONTHS, language), { periods: [range(shiftMonths(today, -12), today)] }),
      ...years.map((one) => choice(name(one), { periods: [one] })),
    ],
  };
}

/** A query in words: its chips. */
export const queryText = (query: Query, told: Told): string =>
  chipsOf(query, told)
    .map(({ label }) => label)
    .join(' · ');
