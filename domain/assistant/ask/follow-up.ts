import { Asking, grouped, order, ranked } from './asking.ts';
import type { Garage } from './facts.ts';
import { isPaper, merged } from './merged-slots.ts';
import type { Query } from './query.ts';
import { amountOf, queryOf, type Understood } from './read-question.ts';
import { runQuery } from './run-query.ts';
import { readSlots, type Slots } from './slots.ts';

const BEGINS =
  /^(?:and|un|what about|how about|only|just|tikai|but|bet|a|ar|kā ar|ka ar|same|or|vai|then|tad|with|without|bez|also|including|excluding|by)\b|\b(?:only|tikai)\s*\W*$/iu;
const POINTS =
  /(?<!\p{L})(?:that|it|this|then|there|those|them|these|they|viņi|one|ones|tas|to|tam|tā|tur|toreiz|tie|tos|tiem|tām|tajā|tajās|tās|tai|šis|šo|šie|šos|kura no|kurš no|which of)(?!\p{L})(?! (?:year|month|week|summer|winter|spring|autumn|time|gad|mēnes))/iu;
const THERE = /(?<!\p{L})(?:there|tur|pie viņiem)(?!\p{L})/iu;
const EARLIER = /\b(?:before|previous\w*|earlier|pirms t\w+|iepriekš\w*)(?!\p{L})/iu;
const NEXT = /(?<!\p{L})(?:after that|next one|pēc t(?:ās|am|ā))(?!\p{L})/iu;
/** What is told of a problem with its state. */
const OF_WHOLE = 'when ago howLong took since who money howMuch cik solve odometer distance'.split(' ');
/** What a sentence takes from the one before, in its words. */
export const pointingWords = (sentence: string): string[] =>
  [BEGINS, POINTS].flatMap((one) => one.exec(sentence.trim())?.[0].toLowerCase() ?? []).slice(0, 1);

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

/** Of records that have days. */
const LISTED: ReadonlySet<Query['measure']> = new Set([
  'exists',
  'count',
  'records',
  'cost',
  'place',
  'average-cost',
]);

const OF_FUEL: ReadonlySet<Query['measure']> = new Set([
  'volume',
  'unit-price',
  'consumption',
  'cost-per-km',
]);

const OF_DISTANCE: ReadonlySet<Query['measure']> = new Set(['mileage', 'driven']);

/** Their answers tell all of what they found: its day, cost and place. */
const WHOLE: ReadonlySet<Query['measure']> = new Set(['solution', 'status', 'car']);

/** Of tires, 'and the winter ones?' */
const TYRES: ReadonlySet<string> = new Set(['tyres', 'winter-tyres', 'summer-tyres']);
const SEASON = /\b(summer|winter)\b(?! (?:tyre|tire))/iu;
const SEASON_LV = /\b(vasaras|ziemas)\b(?! riep)/iu;

/** A place or a state alone is of what was named before: 'and the rear ones'. */
const isNaming = ({ things, words, places, cars }: Slots) =>
  things.length + words.length + places.length + cars.length > 0;
const isNamingPart = ({ parts, words, places, cars }: Slots) =>
  parts + words.length + places.length + cars.length > 0;

/** Where most of what was asked for was done. */
const commonPlace = (garage: Garage, before: Query): string | null =>
  [...Map.groupBy(runQuery(garage, before).records, ({ place }) => place)]
    .filter(([place]) => place !== null)
    .toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0] ?? null;

/** The question before, changed by what this one says; null where it stands by itself. */
export function followUp(
  written: string,
  before: Query,
  garage: Garage,
  here: string | null,
): Understood | null {
  const sentence = before.things.some((id) => TYRES.has(id))
    ? written.replace(SEASON, '$1 tyres').replace(SEASON_LV, '$1 riepas')
    : written;
  const slots = readSlots(sentence, garage);
  if (!slots) return null;
  const { cars, periods, amount, cues } = slots;
  const said = new Asking(slots, garage.today);
  const own = queryOf(slots, garage, here);
  const hasSubject =
    own !== null &&
    !own.isFallback &&
    !cues.has('ago') &&
    !(cues.has('since') && periods.length === 0) &&
    !cues.has('atKm') &&
    (STANDALONE.has(own.query.measure) || own.query.kinds.length > 0 || own.query.fuel === 'only') &&
    own.query.state !== 'with-file' &&
    !(before.kinds.includes('fill') && OF_FUEL.has(own.query.measure)) &&
    !(slots.isStation && !said.has('fuel', 'fill', 'consumption', 'volume', 'unitPrice', 'perKm'));
  const isPointing = POINTS.test(sentence);
  const isJoined = BEGINS.test(sentence.trim()) || isPointing;
  // 'When next?' and 'how many days are left?' are of what was spoken of.
  const isWhenDue = own?.query.measure === 'due' && said.has('when', 'ago') && !isNaming(slots);
  const isMoreDue = own?.query.measure === 'due' && before.measure === 'due' && periods.length > 0;
  // 'How often did it come back?' after a problem.
  const isOfRecurring =
    before.kinds.includes('issue') &&
    said.has('recur') &&
    said.has('many', 'times', 'when', 'ago') &&
    !isNaming(slots) &&
    periods.length === 0;
  // 'How far have I driven since?'
  const isSince = said.has('since', 'ago') && before.limit === 1 && !isNaming(slots) && periods.length === 0;
  const isContinued =
    isOfRecurring ||
    isSince ||
    isJoined ||
    (isWhenDue && isPaper(before)) ||
    isMoreDue ||
    (slots.count <= SHORT && (own === null || own.isFallback || hasSubject || !isNamingPart(slots)));
  if (!isContinued) return null;
  // A short question of its own is still of the car that is spoken of.
  const isCarOnly = hasSubject && !isJoined;
  const place = THERE.test(sentence) && before.places.length === 0 ? commonPlace(garage, before) : null;
  const same = merged(place === null ? slots : { ...slots, places: [place] }, before, garage, {
    hasSubject: hasSubject && !isPointing,
    isCarOnly,
    isWhenDue,
  });
  const except = [...same.except];
  const of = {
    except,
    cars: [...same.cars],
    things: [...same.things],
    words: [...same.words],
    places: [...same.places],
  };
  const periodsOf = { periods: [...same.periods] };
  const asked = queryOf(same, garage, here);
  const isOfSame =
    !isNaming(slots) &&
    slots.except.length === 0 &&
    periods.length === 0 &&
    amount === null &&
    !cues.has('otherCar');
  const isMoreOfDue = isOfSame && before.measure === 'due' && (said.has('ago') || NEXT.test(sentence));
  const isOfWhole = isOfSame && WHOLE.has(before.measure) && said.has(...OF_WHOLE);
  // 'Which one ate the most?' after a question about several cars.
  const isOfCars = said.has('whichOne') && before.cars.length !== 1 && !before.kinds.includes('issue');
  const by = grouped(said) ?? (isOfCars ? 'car' : null);
  // 'How much did it do in between?' after a mileage.
  const isFar =
    OF_DISTANCE.has(before.measure) &&
    asked?.query.measure === 'cost' &&
    !said.has('money', 'expensive', 'withFuel', 'noFuel');
  const isAnew = asked !== null && !asked.isFallback && !isOfCars && !isFar;
  // 'When was it done?' – 'And what did it cost?' asks of that one.
  const isOfOne =
    isOfSame &&
    !hasSubject &&
    before.limit !== null &&
    by === null &&
    !said.isRanked &&
    !said.has('total', 'allCars') &&
    (!said.has('many') || said.has('distance', 'ago'));
  // 'And before that?'
  const isEarlier =
    (before.measure === 'last' || before.limit === 1) && EARLIER.test(sentence) && periods.length === 0;
  const isOfAllCars = before.measure === 'car' && before.cars.length !== 1;
  // 'Which was the cheapest?'
  const isRanked =
    isOfSame &&
    said.isRanked &&
    by === null &&
    !said.has('place', 'who') &&
    !before.kinds.includes('issue') &&
    (LISTED.has(before.measure) || before.by !== null || before.limit !== null || isOfAllCars);
  const isListed =
    isOfSame &&
    !isOfOne &&
    by === null &&
    !said.has('safe') &&
    said.has('when', 'what', 'show', 'list') &&
    !said.has('due', 'last', 'first') &&
    LISTED.has(before.measure);
  const isMoney = !isAnew && !isFar && said.has('howMuch', 'money', 'total', 'cik');
  // 'Which other cars got a clutch?'
  const isOfOthers = !isAnew && before.measure === 'last' && said.has('otherCar') && said.has('what');
  const isOfRecord =
    isOfOne && said.has('when', 'ago', 'since', 'who', 'what', 'distance', 'odometer', 'atKm');
  const isChanged =
    !isOfSame ||
    isOfRecord ||
    isOfWhole ||
    isMoreOfDue ||
    isRanked ||
    isListed ||
    isAnew ||
    isMoney ||
    isFar ||
    isEarlier ||
    by !== null ||
    said.has('yearBefore', 'allCars');
  if (!isChanged) return null;
  const isOfDay = isOfRecord && said.has('when', 'ago', 'since', 'distance', 'odometer', 'atKm');
  const measure =
    isOfDay && !isMoney && !said.has('who')
      ? 'last'
      : isAnew
        ? asked.query.measure
        : isFar
          ? 'driven'
          : isMoney
            ? 'cost'
            : isOfOthers
              ? 'records'
              : isOfOne && said.has('who')
                ? 'place'
                : before.measure;
  const isOfSolution = isAnew && WHOLE.has(measure);
  // 'Which car was it?'
  const isWhichCar = isOfSame && before.limit === 1 && by === 'car' && !said.isRanked;
  const isKept =
    isMoreOfDue ||
    isWhichCar ||
    isOfRecurring ||
    (isOfSame && WHOLE.has(before.measure) && !isEarlier && !isRanked);
  const query: Query = isKept
    ? { ...before, state: NEXT.test(sentence) && before.state === 'overdue' ? null : before.state }
    : isRanked && (before.by !== null || isOfAllCars)
      ? { ...before, order: order(said) }
      : isRanked || isListed
        ? {
            ...before,
            measure: 'records',
            by: null,
            ...(isRanked ? ranked(said) : { order: null, limit: null }),
          }
        : isOfOne && !isEarlier && !isOfSolution
          ? { ...before, measure: measure === 'records' ? before.measure : measure }
          : {
              ...before,
              ...(isAnew ? asked.query : {}),
              ...(isAnew
                ? {
                    kinds: asked.query.kinds.length > 0 || hasSubject ? asked.query.kinds : before.kinds,
                    fuel:
                      asked.query.fuel ??
                      (OF_FUEL.has(before.measure) && measure === 'cost'
                        ? 'only'
                        : hasSubject
                          ? null
                          : before.fuel),
                    by: asked.query.by ?? (isOfSame && isPointing ? before.by : null),
                    energy: asked.query.energy ?? before.energy,
                    state:
                      asked.query.state ??
                      (measure === before.measure && measure !== 'due' ? before.state : null),
                  }
                : {
                    measure,
                    ...(isMoney || isFar || isOfOthers ? { order: null, limit: null } : {}),
                    ...(isMoney && OF_FUEL.has(before.measure) ? { fuel: 'only' as const } : {}),
                  }),
              ...of,
              ...(isAnew && asked.query.periods.some((one) => !same.periods.includes(one)) ? {} : periodsOf),
              cars: by === 'car' && cars.length === 0 ? [] : of.cars,
              ...(by === null ? {} : { by, limit: null, order: said.isRanked ? order(said) : null }),
              ...(isEarlier ? { order: before.order, limit: (before.limit ?? 1) + 1 } : {}),
              amount: amountOf(same.amount),
            };
  if (cues.has('compare') && cars.length > 0 && query.cars.length > 1) query.by ??= 'car';
  if (query.by === 'car' && query.cars.length === 1) query.by = null;
  return {
    slots,
    query,
    unknown: slots.words,
    isSure: asked?.isSure ?? true,
    isVague: slots.isBroken,
    isFallback: false,
    isAsking: true,
    isContinued: true,
    isCarNamed: cars.length > 0 || !query.cars.includes(here ?? ''),
    asksSafety: said.has('safe'),
  };
}
