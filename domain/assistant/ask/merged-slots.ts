import type { Garage } from './facts.ts';
import type { Period, Query } from './query.ts';
import type { Slots } from './slots.ts';
import { shiftMonths } from './spans.ts';
import { THINGS } from './things.ts';

const isPart = (id: string) => THINGS.get(id)?.isPart ?? false;
const parts = (ids: readonly string[]) => ids.filter(isPart);

/** A part replaces the part before; a place or a state of it, what was said of it before. */
function mergedThings(before: readonly string[], now: readonly string[]): string[] {
  // 'Who insures it?' after a question about one of the insurances.
  const isWider = now.every((id) => THINGS.get(id)?.includes.some((one) => before.includes(one)));
  if (isWider) return [...before];
  return parts(now).length > 0 ? [...now] : [...parts(before), ...now];
}

const others = ({ cars }: Garage, ids: readonly string[]) =>
  cars.flatMap(({ id }) => (ids.includes(id) ? [] : [id]));

export const isPaper = ({ measure, kinds }: Query) => measure === 'due' || kinds.includes('document');

const yearEarlier = ({ from, to, name }: Period): Period => {
  const earlier = (day: string) => shiftMonths(day, -12);
  return { from: earlier(from), to: earlier(to), name: name === 'month' || name === 'year' ? name : 'range' };
};

/** Of each such time, whatever was asked of one. */
const EACH = ['perYear', 'perMonth', 'perDay'];

/** Where the sentence says nothing of a slot, what was said before. */
export function merged(
  slots: Slots,
  before: Query,
  garage: Garage,
  { hasSubject, isCarOnly, isWhenDue }: { hasSubject: boolean; isCarOnly: boolean; isWhenDue: boolean },
): Slots {
  const { things, words, places, cars, periods, amount, cues } = slots;
  const isNamed = things.length + places.length > 0;
  const isCompared =
    periods.length === 1 && before.periods.length === 1 && (cues.has('compare') || cues.has('more'));
  const isOfPapers = isWhenDue || isPaper(before);
  const allThings = hasSubject && !isOfPapers ? things : mergedThings(before.things, things);
  return {
    ...slots,
    things: allThings,
    parts: parts(allThings).length,
    words: words.length > 0 || isNamed || hasSubject ? words : before.words,
    places: places.length > 0 || hasSubject ? places : before.places,
    periods: cues.has('yearBefore')
      ? before.periods.map(yearEarlier)
      : periods.length === 0
        ? isCarOnly || EACH.some((cue) => cues.has(cue))
          ? []
          : before.periods
        : isCompared
          ? [...before.periods, ...periods]
          : periods,
    cars:
      cars.length > 0
        ? cues.has('compare')
          ? [...before.cars, ...cars]
          : cars
        : cues.has('otherCar')
          ? others(garage, before.cars)
          : cues.has('allCars') && !cues.has('thisCar')
            ? []
            : before.cars,
    amount: amount ?? before.amount,
    except: [...new Set([...before.except, ...slots.except])],
  };
}
