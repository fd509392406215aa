import { Asking, grouped, order } from './asking.ts';
import type { Garage } from './facts.ts';
import type { Period, Query } from './query.ts';
import { amountOf, queryOf, type Understood } from './read-question.ts';
import { readSlots, type Slots } from './slots.ts';
import { shiftMonths } from './spans.ts';
import { THINGS } from './things.ts';

const BEGINS =
  /^(?:and|un|what about|how about|only|just|tikai|but|bet|a|ar|kā ar|ka ar|same|or|vai|then|tad)\b/iu;
const POINTS =
  /\b(?:that|it|this|then|there|those|them|these|one|ones|tas|to|tam|tur|toreiz|tie|tos|tiem|tās|tai|šis|šo)\b/iu;
const SHORT = 6;

/** Asked without a part they are of the car: 'what is the consumption?' */
const STANDALONE: ReadonlySet<Query['measure']> = new Set([
  'driven',
  'mileage',
  'consumption',
  'volume',
  'unit-price',
  'cost-per-km',
  'due',
  'danger',
  'car',
]);

const isPart = (id: string) => THINGS.get(id)?.isPart ?? false;
const parts = (ids: readonly string[]) => ids.filter(isPart);

/** A part replaces the part before; a place or a state of it, what was said of it before. */
const mergedThings = (before: readonly string[], now: readonly string[]) =>
  now.length === 0 ? [...before] : parts(now).length > 0 ? [...now] : [...parts(before), ...now];

const others = ({ cars }: Garage, ids: readonly string[]) =>
  cars.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));

const names = ({ things, words, places, cars }: Slots) =>
  things.length + words.length + places.length + cars.length > 0;

const yearEarlier = ({ from, to, name }: Period): Period => {
  const earlier = (day: string) => shiftMonths(day, -12);
  return { from: earlier(from), to: earlier(to), name: name === 'month' || name === 'year' ? name : 'range' };
};

/** The question before, changed by what this one says; null where it stands by itself. */
export function followUp(
  sentence: string,
  before: Query,
  garage: Garage,
  here: string | null,
): Understood | null {
  const slots = readSlots(sentence, garage);
  if (!slots) return null;
  const { things, words, places, cars, periods, amount } = slots;
  const own = queryOf(slots, garage, here);
  const standsAlone = own !== null && STANDALONE.has(own.query.measure) && !slots.cues.has('ago');
  const isContinued =
    BEGINS.test(sentence.trim()) ||
    POINTS.test(sentence) ||
    (slots.count <= SHORT && (own === null || own.isFallback || (!names(slots) && !standsAlone)));
  if (!isContinued) return null;
  const isNamed = things.length + places.length > 0;
  // 'How many days is that' asks more of what is due.
  const isOfDue = before.measure === 'due' && !names(slots) && periods.length === 0 && slots.cues.has('ago');
  if (isOfDue)
    return {
      query: before,
      unknown: [],
      isSure: true,
      isFallback: false,
      isAsking: true,
      ignored: [],
      isCarNamed: false,
      asksSafety: false,
    };
  const isCompared =
    periods.length === 1 &&
    before.periods.length === 1 &&
    (slots.cues.has('compare') || slots.cues.has('more'));
  const merged: Slots = {
    ...slots,
    things: mergedThings(before.things, things),
    parts: parts(mergedThings(before.things, things)).length,
    words: words.length > 0 ? words : isNamed ? [] : before.words,
    places: places.length > 0 ? places : before.places,
    periods: slots.cues.has('yearBefore')
      ? before.periods.map(yearEarlier)
      : periods.length === 0
        ? before.periods
        : isCompared
          ? [...before.periods, ...periods]
          : periods,
    cars: cars.length > 0 ? cars : slots.cues.has('otherCar') ? others(garage, before.cars) : before.cars,
    amount: amount ?? before.amount,
  };
  const asked = queryOf(merged, garage, here);
  const isAnew = asked !== null && !asked.isFallback;
  const said = new Asking(slots, garage.today);
  const by = grouped(said);
  // 'And before that?'
  const isEarlier = before.measure === 'last' && said.has('before') && periods.length === 0;
  // 'When was it done?' – 'And what did it cost?' asks of that one.
  const isOfLast =
    before.measure === 'last' &&
    before.limit === 1 &&
    !names(slots) &&
    periods.length === 0 &&
    !said.has('total', 'many', 'allCars') &&
    (said.has('howMuch') || asked?.query.measure === 'cost' || asked?.query.measure === 'place');
  const isChanged =
    isNamed ||
    words.length + periods.length > 0 ||
    merged.cars !== before.cars ||
    amount !== null ||
    by !== null ||
    isEarlier ||
    said.has('yearBefore') ||
    said.has('howMuch') ||
    isAnew;
  if (!isChanged) return null;
  const query: Query = {
    ...(isAnew ? asked.query : before),
    things: [...merged.things],
    words: [...merged.words],
    places: [...merged.places],
    periods: [...merged.periods],
    cars: by === 'car' && cars.length === 0 ? [] : [...merged.cars],
    ...(by === null ? {} : { by, limit: null, order: said.isRanked ? order(said) : null }),
    ...(isOfLast ? { order: before.order, limit: before.limit } : {}),
    ...(isEarlier ? { limit: (before.limit ?? 1) + 1 } : {}),
    ...(!isAnew && slots.cues.has('howMuch')
      ? { measure: 'cost' as const, ...(isOfLast ? {} : { order: null, limit: null }) }
      : {}),
    amount: amountOf(merged.amount),
    ...(isAnew && asked.query.kinds.length === 0 ? { kinds: before.kinds } : {}),
  };
  return {
    query,
    unknown: words,
    isSure: asked?.isSure ?? true,
    isFallback: false,
    isAsking: true,
    ignored: [],
    isCarNamed: cars.length > 0,
    asksSafety: slots.cues.has('safe'),
  };
}
