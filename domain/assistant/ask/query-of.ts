import { anchored } from './anchored-query.ts';
import { type Asks, KEPT } from './asks-choices.ts';
import { PAPER_KINDS } from '#domain/repairs/kind-names.ts';
import type { Garage } from './facts.ts';
import { amountOf, isBare, isOfThere, isOfTold, mergedThings, placesOf, yearsFrom } from './follow-up.ts';
import type { Measure, Period, Query, RecordKind } from './query.ts';
import { EMPTY_QUERY, PLAIN, WORDLESS } from './query-parts.ts';
import { kindsOf } from './run-query.ts';
import type { Slots } from './slots.ts';
import { yearOf } from './spans.ts';

/** Cars that are named together are compared. */
const OF_EACH_CAR: ReadonlySet<Measure> = new Set([...WORDLESS, 'cost', 'average-cost', 'count']);

const SEVERAL = 5;

/** One time beside the other that is meant: last year with this one, any other with the year before. */
function comparedPeriods({ periods, by }: Query, today: string): Period[] | null {
  const year = Number(today.slice(0, 4));
  const [period, ...others] = periods;
  if (by !== null || others.length > 0) return null;
  if (!period) return [yearOf(year - 1), yearOf(year)];
  if (period.name === 'last-year') return [period, yearOf(year, 'this-year')];
  return [yearsFrom(period, -1), period];
}

const OLD = /^(?:old|vec)/;
const SPAN = /^(?:average|avg|usually|often|every|videji|parasti|biezi|cik biezi)$/;

/** The order and how many, as each measure has them. */
function ranked({ m, or, li, by }: Asks, { limit, spoken, cues }: Slots): Pick<Query, 'order' | 'limit'> {
  const count = limit ?? (li === '' ? null : Number(li));
  if (m === 'last') return { order: or === '' ? 'newest' : or, limit: count ?? 1 };
  if (OF_ISSUES.has(m as Measure) || m === 'due') return { order: null, limit: null };
  // How long it lasted: between the last two.
  if (m === 'interval') {
    const isUsual = spoken.some(({ word }) => SPAN.test(word));
    return isUsual
      ? { order: null, limit: null }
      : { order: or === 'oldest' ? or : 'newest', limit: Math.max(2, count ?? 2) };
  }
  const isMean = by === '' && cues.has('average') && WORDLESS.has(m as Measure);
  if (or === '' || isMean) return { order: null, limit: null };
  if (m === 'consumption') return { order: or, limit: null };
  if (m === 'car' && spoken.some(({ word }) => OLD.test(word))) return { order: 'oldest', limit: null };
  const isRanked = or === 'most' || or === 'least';
  if (m === 'records')
    return isRanked || count !== null ? { order: or, limit: count ?? SEVERAL } : { order: null, limit: null };
  // Of the last fill-up alone, not of all.
  if (m === 'volume' || m === 'unit-price') return { order: or, limit: isRanked ? count : (count ?? 1) };
  return { order: or, limit: isRanked || m === 'place' ? count : null };
}

/** 'Km since the oil change' and 'how long ago' are told of its record, 'where most often' of all places. */
function measureOf(
  { m, or, li, by, k }: Asks & { m: Measure },
  { cues, things, anchor, periods }: Slots,
): Measure {
  const isSince = cues.has('since') || cues.has('ago') || li === '1';
  if (
    m === 'interval' &&
    (isSince || k === 'issue') &&
    !cues.has('lasted') &&
    !cues.has('often') &&
    li !== '2'
  )
    return k === 'issue' ? 'solution' : 'last';
  if (m === 'driven' && anchor) return 'last';
  // 'How many km on 31 December?'
  if (m === 'driven' && periods.length === 1 && periods[0]!.name === 'day') return 'mileage';
  if (m === 'danger' && things.length > 0) return 'status';
  if (m === 'place' && (or === 'most' || or === 'least' || by === 'place')) return 'count';
  return k === 'reminder' && OF_RECORDS.has(m) ? 'due' : m;
}

const OF_RECORDS: ReadonlySet<Measure> = new Set(['records', 'exists', 'last', 'count']);

const OF_MONEY: ReadonlySet<Measure> = new Set(['cost', 'average-cost']);
const OF_ISSUES: ReadonlySet<Measure> = new Set(['status', 'solution', 'danger']);
const OF_RECORD: ReadonlySet<Measure> = new Set([...OF_RECORDS, 'driven', 'mileage', 'interval']);

/** What the slots say and what is asked for, as one query. @param here the car on whose page it is asked */
export function queryOf(
  asks: Asks & { m: Measure },
  slots: Slots,
  { garage, here, before }: { garage: Garage; here: string | null; before: Query | null },
): Query {
  const measure = measureOf(asks, slots);
  const kept = (head: (typeof KEPT)[number]) => (before !== null && asks[head] === 'kept' ? before : null);
  // What is not said anew still holds with what it is about.
  const same = kept('things') ?? kept('cars');
  const saysNothing = isBare(slots);
  const isOfThat = before !== null && isOfTold(before, measure, slots, garage);
  const record = saysNothing ? (isOfThat ? before : null) : null;
  const cars = carsFor(asks, slots, { garage, here, before });
  if (record)
    return {
      ...record,
      kinds: record.measure === 'due' || OF_ISSUES.has(measure) ? kindsFor(measure, asks) : record.kinds,
      measure: !OF_RECORD.has(measure)
        ? measure
        : record.measure !== 'solution' && record.measure !== 'status'
          ? 'last'
          : record.measure,
      unused: [],
      isGuess: false,
      ...(isPaidForIssue({ ...record, measure }) ? AS_SOLVED : {}),
      ...(OF_RECORD.has(measure) && record.order === null ? { order: 'newest', limit: 1 } : {}),
      ...(measure === 'count' && record.order !== 'most' ? { measure, order: null, limit: null } : {}),
      by: null,
    };
  const kinds = kindsFor(measure, asks);
  const isWordless = WORDLESS.has(measure) || kinds[0] === 'fill';
  const { order, limit } = same && asks.or === '' ? same : ranked({ ...asks, m: measure }, slots);
  const fuel = !OF_MONEY.has(measure)
    ? null
    : slots.cues.has('noFuel')
      ? 'without'
      : asks.fu === ''
        ? null
        : asks.fu;
  const query: Query = {
    ...EMPTY_QUERY,
    measure,
    // Whether fuel counts says which kinds are added up.
    kinds: fuel === null ? kinds : [],
    things: kept('things') ? mergedThings(before!.things, slots.things) : [...slots.things],
    words:
      WORDLESS.has(measure) || (isWordless && !kept('things'))
        ? []
        : slots.words.length > 0 || !kept('things')
          ? [...slots.words]
          : [...before!.words],
    isEither: slots.isEither,
    places:
      slots.places.length > 0 || !same
        ? [...slots.places]
        : isOfThere(slots)
          ? placesOf(before!, garage)
          : [...before!.places],
    except: [...new Set([...(kept('things')?.except ?? []), ...slots.except])],
    cars,
    isOfHere:
      slots.cars.length === 0 &&
      cars.length === 1 &&
      (before === null || before.isOfHere || measure === 'danger') &&
      asks.sc === 'here',
    periods: slots.periods.length > 0 ? [...slots.periods] : [...(same?.periods ?? [])],
    amount: amountOf(slots.amount) ?? same?.amount ?? null,
    state: asks.st === '' || measure === 'danger' ? null : asks.st,
    order,
    limit,
    energy:
      asks.en === '' || (asks.en === 'electric' && before?.energy !== 'electric' && !isOfCharging(slots))
        ? null
        : asks.en,
    fuel,
    by: asks.by !== '' ? asks.by : asks.m === 'place' && measure === 'count' ? 'place' : null,
  };
  const energy = fuel === 'with' ? null : energyOf(query, slots, before);
  return { ...query, energy, ...adjusted(query, slots, asks, garage) };
}

const CHARGING = /^(?:\w*charg\w*|\w*lad\w*|kwh|electric\w*|elektr\w*|strav\w*|power)$/;
const isOfCharging = ({ spoken, places, things }: Slots) =>
  places.length + things.length > 0 || spoken.some(({ word }) => CHARGING.test(word));

/** The kind of fuel that is named, or was before. */
function energyOf(query: Query, { fuels, cars }: Slots, before: Query | null): Query['energy'] {
  if (query.energy === 'electric' || kindsOf(query).some((kind) => kind !== 'fill')) return query.energy;
  const [fuel, ...others] = fuels;
  if (fuel) return others.length > 0 ? 'fuel' : fuel;
  return query.energy === 'fuel' && cars.length === 0 ? (before?.energy ?? 'fuel') : query.energy;
}

/** Only problems are in one. */
const OF_PROBLEMS: ReadonlySet<string> = new Set(['open', 'resolved', 'watched', 'urgent', 'recurring']);

function kindsFor(measure: Measure, { k, st }: Asks): RecordKind[] {
  if (OF_ISSUES.has(measure) || (OF_RECORDS.has(measure) && OF_PROBLEMS.has(st))) return ['issue'];
  if (measure === 'due' || k === '') return [];
  // What was paid for a paper is a repair's cost.
  return (k.split(' ') as RecordKind[]).filter(
    (kind) => kind !== 'reminder' && !(kind === 'document' && OF_MONEY.has(measure)),
  );
}

function carsFor(
  asks: Asks,
  slots: Slots,
  { garage, here, before }: { garage: Garage; here: string | null; before: Query | null },
): string[] {
  if (slots.cars.length > 0) return [...slots.cars];
  const { sc, m } = asks;
  // Who asks on asks of the same car; 'can I still drive it?' does, too.
  const isKept = KEPT.some((head) => asks[head] === 'kept');
  const isOfBefore = sc === 'others' || m === 'danger' || isKept;
  const usual = before && isOfBefore ? before.cars : here === null ? [] : [here];
  // The worst of all, where none is named.
  const isWorst = m === 'danger' && asks.or === 'most' && !isKept;
  if (sc === 'all' || isWorst) return [];
  if (sc === 'others') return garage.cars.flatMap(({ id }) => (usual.includes(id) ? [] : id));
  return [...usual];
}

/** A problem costs what the repair did that resolved it. */
const isPaidForIssue = ({ measure, kinds }: Query) => OF_MONEY.has(measure) && String(kinds) === 'issue';
const AS_SOLVED: Partial<Query> = { ...PLAIN, measure: 'solution' };

/** Of a single car, part or year there is nothing to tell apart; problems and terms are told one by one. */
const isOfOne = ({ measure, by, cars, things, periods }: Query) =>
  OF_ISSUES.has(measure) ||
  measure === 'due' ||
  (by === 'car' && cars.length === 1) ||
  (by === 'thing' && things.length < 2) ||
  (by === 'year' && periods.length === 1 && periods[0]!.name.endsWith('year'));

/** The kinds of papers that the garage has paid for. */
const papersIn = ({ cars }: Garage) =>
  PAPER_KINDS.filter((one) => cars.some(({ repairs }) => repairs.some(({ kind }) => kind === one)));

/** What follows from the query as a whole. */
function adjusted(query: Query, slots: Slots, asks: Asks, garage: Garage): Partial<Query> {
  const changes: Partial<Query> = {};
  const { measure, things } = query;
  if (isPaidForIssue(query)) return AS_SOLVED;
  const isOfEach = OF_EACH_CAR.has(measure) || measure === 'last';
  if (slots.cars.length > 1 && query.by === null && query.periods.length < 2 && isOfEach) changes.by = 'car';
  if (isOfOne(query)) changes.by = null;
  if (measure === 'car' && query.cars.length === 1) changes.order = null;
  // At a filling station only fuel is bought.
  if (slots.isStation && things.length === 0 && query.kinds.every((kind) => kind === 'repair'))
    changes.kinds = ['fill'];
  // 'The biggest fuel bill' is of one record.
  if (
    measure === 'cost' &&
    query.by === null &&
    query.periods.length < 2 &&
    (query.limit ?? 1) === 1 &&
    (query.order === 'most' || query.order === 'least')
  ) {
    changes.measure = 'last';
    changes.limit = 1;
    changes.kinds = [...kindsOf(query)];
  }
  if (query.by === 'place' && query.order === null) changes.order = 'most';
  // What is paid for a car without work is no repair, as on the page of costs.
  if (slots.cues.has('repairNoun') && things.length === 0 && kindsOf(query).includes('repair'))
    changes.except = [...new Set([...query.except, ...papersIn(garage)])];
  if (measure === 'due' && query.periods.some(({ to }) => to > garage.today)) changes.state = null;
  const periods =
    (slots.cues.has('compare') || slots.cues.has('trend')) && OF_EACH_CAR.has(measure)
      ? comparedPeriods({ ...query, ...changes }, garage.today)
      : null;
  return { ...changes, ...(periods ? { periods } : {}), ...anchored(query, slots, asks, garage) };
}
