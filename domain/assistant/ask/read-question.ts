import { type Asks, certain, CHOICES, type Head, HEADS, isMeasure, KEPT } from './asks-choices.ts';
import { type Read, readAsks, type Shares } from './asks.ts';
import type { Garage } from './facts.ts';
import type { Measure, Query } from './query.ts';
import { isNamed, ofAllCars } from './query-parts.ts';
import { changedBy, isOfUntold } from './follow-up.ts';
import { isWhole } from './whole-question.ts';
import { queryOf } from './query-of.ts';
import { type Answer, isNothing, runQuery } from './run-query.ts';
import { isLeftOut, isOfFuture, isOfPrice, measureSaid, saidBy } from './untold-cues.ts';
import { isKnownWord, ownOf } from './own-words.ts';
import { readSlots, type Slots } from './slots.ts';
import { tokensOf } from './tokens.ts';

/** What a sentence says and what it asks for. */
export type Understood = {
  readonly slots: Slots;
  readonly asks: Asks;
  /** How likely its answer is the one that is asked for. */
  readonly certainty: number;
  /** How likely it is no question. */
  readonly none: number;
  readonly query: Query;
  /** Words that are in no slot: records have to hold them. */
  readonly unknown: readonly string[];
  readonly isCarNamed: boolean;
  /** It changes the question before. */
  readonly isContinued: boolean;
  /** What else it may ask for, the likeliest first. */
  readonly others: () => Query[];
};

export type Place = {
  readonly garage: Garage;
  /** The car on whose page it is asked; null for the whole garage. */
  readonly here: string | null;
  /** What was understood before in this thread. */
  readonly before: Query | null;
};

/** No question of the records; 'price': what something costs, where nothing was paid for it. */
type Else = Exclude<Asks['m'], Measure> | 'price';

const isOfMoney = ({ m }: Asks) => m === 'cost' || m === 'average-cost';

/** What is asked of the records; else what it is instead. */
export function readQuestion(sentence: string, place: Place): Understood | Else {
  const slots = readSlots(sentence, place.garage);
  return slots &&
    !isOfNobodysCar(slots) &&
    !(place.before === null && isSpeechless(sentence, slots, place.garage))
    ? understand(slots, place)
    : 'none';
}

const THANKS = /^(?:thanks?|thx|cheers|paldies)$/;
const YOU = /^(?:you|your|yours|tu|tev|tevi|tavs|tava)$/;
const OWNER = /^(?:have|know|see|tell|i|me|my|we|us|our|es|man|mans|mana|manu|mes|mums|musu)$/;

/** 'Thanks, that helped', 'what did you do at the weekend': of no car, after whatever answer. */
const isOfNobodysCar = ({ spoken, parts, cars, places, isQuestion }: Slots) =>
  parts + cars.length + places.length === 0 &&
  ((!isQuestion && THANKS.test(spoken[0]!.word)) ||
    (spoken.some(({ word }) => YOU.test(word)) && !spoken.some(({ word }) => OWNER.test(word))));

/** Numbers alone, or words of which none is known as it was written, ask nothing by themselves. */
function isSpeechless(sentence: string, { things, places, cars }: Slots, garage: Garage): boolean {
  const words = tokensOf(sentence).filter(({ word }) => /\p{L}/u.test(word));
  const isKnown = ({ word }: { word: string }) => isKnownWord(word) || ownOf(garage).isOwn(word);
  return things.length + places.length + cars.length === 0 && !words.some(isKnown);
}

/** All that it says is that the question before is changed. */
const nothingNew = {
  certainty: 1,
  none: 0,
  unknown: [],
  isCarNamed: false,
  isContinued: true,
  others: () => [],
};

/** A whole question starts anew; in others, who named a car goes on asking of it. */
function onward(slots: Slots, { garage, here, before }: Place): Place {
  if (before === null || isWhole(slots)) return { garage, here, before: null };
  return { garage, here: !before.isOfHere && before.cars.length === 1 ? before.cars[0]! : here, before };
}

export function understand(slots: Slots, given: Place): Understood | Else {
  const place = onward(slots, given);
  const { supposing, ...read } = readAsks(slots, place.before, place.garage.today);
  const { asks, shares } = withSaid(read, supposing, slots);
  const changed = place.before && changedBy(slots, place.before, place.garage);
  if (changed) return { ...nothingNew, slots, query: changed, asks: { ...asks, m: changed.measure } };
  if (asks.m === 'outside' || isOfFuture(slots, asks)) return isOfPrice(slots) ? 'price' : 'outside';
  if (!isMeasure(asks)) return asks.m as Exclude<Asks['m'], Measure>;
  const readings = readingsFor(slots, place);
  const certainty = certaintyOf(asks, shares, readings);
  const { query } = readings(asks);
  const isOfNothing = slots.words.length === 0 && isNothing(runQuery(place.garage, query));
  if (isOfPrice(slots) && isOfMoney(asks) && isOfNothing) return 'price';
  const isContinued = KEPT.some((head) => asks[head] === 'kept');
  return {
    slots,
    asks,
    query,
    none: shares.m[CHOICES.m.indexOf('none')]!,
    certainty:
      (place.before === null && (slots.isBroken || isOfUntold(slots))) || isLeftOut(query, slots)
        ? 0
        : certainty,
    unknown: slots.words,
    isCarNamed: slots.cars.length > 0 || query.cars.length !== 1,
    isContinued,
    others: () => othersOf(asks, shares, readings, supposing),
  };
}

type AsksOfRecords = Asks & { m: Measure };
type Reading = Said & { readonly query: Query };
type Readings = (asks: AsksOfRecords) => Reading;

/** The question that asks for this or that, and what is told of it; most choices make one that was run already. */
function readingsFor(slots: Slots, place: Place): Readings {
  const known = new Map<string, Reading>();
  return (asks) => {
    const query = queryOf(asks, slots, place);
    const key = JSON.stringify(query);
    const reading = known.get(key) ?? { ...saidIn(place.garage, query), query };
    known.set(key, reading);
    return reading;
  };
}

/** What the words say outright is certain. */
function withSaid(read: Read, supposing: (measure: Asks['m']) => Read, slots: Slots): Read {
  const measure = measureSaid(slots, read.asks);
  const { asks, shares } = measure ? supposing(measure) : read;
  const said = saidBy(slots, asks);
  const sure = Object.entries(said).map(([head, choice]) => [head, certain(head as Head, choice)]);
  return { asks: { ...asks, ...said }, shares: { ...shares, ...Object.fromEntries(sure) } };
}

const MOST_OTHERS = 2;
/** Of the share of what is likelier. */
const WORTH = 0.05;

/** What is asked for where one part is what is next likely, each of which another answer tells. */
function othersOf(
  asks: AsksOfRecords,
  shares: Shares,
  readings: Readings,
  supposing: (measure: Asks['m']) => Read,
): Query[] {
  const candidates = HEADS.flatMap((head) => {
    const best = Math.max(...shares[head]);
    return CHOICES[head].flatMap((choice, at) => {
      const odds = shares[head][at]! / best;
      if (choice === asks[head] || odds < WORTH) return [];
      const other = head === 'm' ? supposing(CHOICES.m[at]!).asks : { ...asks, [head]: choice };
      return isMeasure(other) ? [{ odds, other }] : [];
    });
  }).toSorted((a, b) => b.odds - a.odds);
  const told = new Set(readings(asks).told);
  const others: Query[] = [];
  for (const { other } of candidates) {
    if (others.length === MOST_OTHERS) break;
    const reading = readings(other);
    if (told.has(reading.asked)) continue;
    others.push(reading.query);
    for (const one of reading.told) told.add(one);
  }
  return others;
}

/** They list their records: which of them is asked changes nothing that is told. */
const LISTING: ReadonlySet<Measure> = new Set(['records', 'last', 'exists', 'place', 'status', 'solution']);

type Said = { readonly asked: string; readonly told: ReadonlySet<string> };

const idsOf = ({ records, due }: Answer) =>
  [...records.map(({ id }) => id), ...(due ?? []).map(({ reminder }) => reminder.id)].toSorted().join(' ');
const saidKey = ({ measure }: Query, answer: Answer) =>
  JSON.stringify([measure, idsOf(answer), answer.cells.map(({ figure }) => figure)]);

/** Of all cars it is told below what is asked of this one. */
const ADDED: ReadonlySet<Measure> = new Set(['cost', 'count', 'volume']);

/** What is asked for, and all that the answer tells: a list has the count, the sum of it, and of one record everything. */
export function saidIn(garage: Garage, query: Query): Said {
  const answer = runQuery(garage, query);
  const { records, due } = answer;
  const { measure, by, limit, periods } = query;
  const ids = idsOf(answer);
  const isWhole = by === null && periods.length < 2;
  const isOne = records.length === 1 && due === null;
  const own = saidKey(query, answer);
  const listed = `listed ${ids}`;
  const counted = `counted ${ids}`;
  const paid = `paid ${ids}`;
  const isCost = measure === 'cost' && isWhole;
  const isListed = LISTING.has(measure) || (isWhole && (measure === 'count' || (isCost && isNamed(query))));
  const told = new Set([own]);
  if (isListed) told.add(listed);
  if (isWhole && (isListed || isCost)) told.add(counted);
  const isAdded = measure === 'cost' && (isWhole || by === 'car');
  if (isAdded || (isListed && isOne) || (measure === 'records' && isWhole && limit === null)) told.add(paid);
  const alsoTold = (also: Query) => {
    for (const one of saidIn(garage, also).told) told.add(one);
  };
  // The sum is told in two parts, and below what is asked of this car that of all.
  if (isCost && query.fuel === 'with')
    for (const fuel of ['without', 'only'] as const) alsoTold({ ...query, fuel });
  if (query.isOfHere && (by === null || ADDED.has(measure)) && measure !== 'car') alsoTold(ofAllCars(query));
  const keyOf = (other: Query) => saidKey(other, runQuery(garage, other));
  if (measure === 'driven') told.add(keyOf({ ...query, measure: 'mileage' }));
  if (measure === 'consumption' && isWhole)
    for (const order of [null, 'newest', 'least', 'most'] as const)
      told.add(keyOf({ ...query, order, limit: null }));
  if (measure === 'interval')
    told
      .add(keyOf({ ...query, order: 'newest', limit: 2 }))
      .add(keyOf({ ...query, order: null, limit: null }));
  // With the last time it is told when it is due, and with several the first.
  if (measure === 'last' && isOne && query.things.length > 0 && query.order === 'newest')
    told.add(keyOf({ ...query, measure: 'due', kinds: [], periods: [], order: null, limit: null }));
  if (isListed && (query.order === 'most' || query.order === 'least') && records[0] && isWhole)
    told.add(`listed ${records[0].id}`);
  if (measure === 'danger' && query.cars.length === 0)
    for (const { id } of garage.cars) alsoTold({ ...query, cars: [id], isOfHere: false });
  const asked = LISTING.has(measure)
    ? listed
    : isCost
      ? paid
      : measure === 'count' && isWhole
        ? counted
        : own;
  return { asked, told };
}

/** A choice less likely than this changes nothing. */
const POSSIBLE = 0.02;

/** How likely it is that the answer would be the same, whatever else each part may have meant. */
function certaintyOf(asks: AsksOfRecords, shares: Shares, readings: Readings): number {
  const { told } = readings(asks);
  const isSame = (head: Head, choice: string) => {
    const other = { ...asks, [head]: choice };
    return isMeasure(other) && told.has(readings(other).asked);
  };
  return HEADS.reduce((all, head) => {
    const likely = CHOICES[head].map((choice, at) => {
      const share = shares[head][at]!;
      return choice === asks[head] || (share > POSSIBLE && isSame(head, choice)) ? share : 0;
    });
    return all * likely.reduce((sum, share) => sum + share, 0);
  }, 1);
}
