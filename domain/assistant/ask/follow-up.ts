import { Asking, grouped, order } from './asking.ts';
import type { Garage } from './facts.ts';
import type { Query } from './query.ts';
import { queryOf, type Understood } from './read-question.ts';
import { readSlots, type Slots } from './slots.ts';
import { THINGS } from './things.ts';

const BEGINS =
  /^(?:and|un|what about|how about|only|just|tikai|but|bet|a|ar|kā ar|ka ar|same|or|vai|then|tad)\b/iu;
const POINTS =
  /\b(?:that|it|this|then|there|those|them|these|one|ones|tas|to|tam|tur|toreiz|tie|tos|tiem|tās|tai|šis|šo)\b/iu;
const SHORT = 6;

const isPart = (id: string) => THINGS.get(id)?.isPart ?? false;
const parts = (ids: readonly string[]) => ids.filter(isPart);

/** A part replaces the part before; a place or a state of it, what was said of it before. */
const mergedThings = (before: readonly string[], now: readonly string[]) =>
  now.length === 0 ? [...before] : parts(now).length > 0 ? [...now] : [...parts(before), ...now];

const others = ({ cars }: Garage, ids: readonly string[]) =>
  cars.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));

const names = ({ things, words, places, cars }: Slots) =>
  things.length + words.length + places.length + cars.length > 0;

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
  const isContinued =
    BEGINS.test(sentence.trim()) ||
    POINTS.test(sentence) ||
    (slots.count <= SHORT && (own === null || own.isFallback || !names(slots)));
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
    periods: periods.length === 0 ? before.periods : isCompared ? [...before.periods, ...periods] : periods,
    cars: cars.length > 0 ? cars : slots.cues.has('otherCar') ? others(garage, before.cars) : before.cars,
    amount: amount ?? before.amount,
  };
  const asked = queryOf(merged, garage, here);
  const isAnew = asked !== null && !asked.isFallback;
  const said = new Asking(slots, garage.today);
  const by = grouped(said);
  // 'And before that?'
  const isEarlier = before.measure === 'last' && said.has('before') && periods.length === 0;
  const isChanged =
    isNamed ||
    words.length + periods.length > 0 ||
    merged.cars !== before.cars ||
    amount !== null ||
    by !== null ||
    isEarlier ||
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
    ...(isEarlier ? { limit: (before.limit ?? 1) + 1 } : {}),
    ...(!isAnew && slots.cues.has('howMuch') ? { measure: 'cost' as const, order: null, limit: null } : {}),
    amount: merged.amount ? { over: merged.amount.over, under: merged.amount.under } : null,
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
