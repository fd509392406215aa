import { type Asks, CHOICES, type Head, HEADS, isMeasure, KEPT } from './asks-choices.ts';
import { readAsks, type Shares } from './asks.ts';
import type { Garage } from './facts.ts';
import type { Measure, Query } from './query.ts';
import { changedBy, isOfUntold } from './follow-up.ts';
import { queryOf } from './query-of.ts';
import { runQuery } from './run-query.ts';
import { leavesOut } from './untold-cues.ts';
import { readSlots, type Slots } from './slots.ts';

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
};

export type Place = {
  readonly garage: Garage;
  /** The car on whose page it is asked; null for the whole garage. */
  readonly here: string | null;
  /** What was understood before in this thread. */
  readonly before: Query | null;
};

/** What is asked of the records; else what it is instead. */
export function readQuestion(sentence: string, place: Place): Understood | 'outside' | 'none' {
  const slots = readSlots(sentence, place.garage);
  return slots ? understand(slots, place) : 'none';
}

/** All that it says is that the question before is changed. */
const nothingNew = { certainty: 1, none: 0, unknown: [], isCarNamed: false, isContinued: true };

export function understand(slots: Slots, place: Place): Understood | 'outside' | 'none' {
  const { asks, shares } = readAsks(slots, place.before, place.garage.today);
  const changed = place.before && changedBy(slots, place.before);
  if (changed) return { ...nothingNew, slots, query: changed, asks: { ...asks, m: changed.measure } };
  if (!isMeasure(asks)) return asks.m === 'outside' ? 'outside' : 'none';
  const query = queryOf(asks, slots, place);
  return {
    slots,
    asks,
    query,
    none: shares.m[CHOICES.m.indexOf('none')]!,
    certainty:
      (place.before === null && isOfUntold(slots)) || leavesOut(query, slots)
        ? 0
        : certaintyOf(asks, shares, slots, place),
    unknown: slots.words,
    isCarNamed: slots.cars.length > 0 || query.cars.length !== 1,
    isContinued: KEPT.some((head) => asks[head] === 'kept'),
  };
}

/** They list their records whole: which of them is asked changes nothing that is told. */
const LISTING: ReadonlySet<Measure> = new Set(['records', 'last', 'exists', 'place', 'status', 'solution']);

/** What an answer says, so far as another may differ from it. */
export function saidIn(garage: Garage, query: Query): string {
  const { records, due, cells } = runQuery(garage, query);
  const ids = [...records.map(({ id }) => id), ...(due ?? []).map(({ reminder }) => reminder.id)];
  return JSON.stringify(
    LISTING.has(query.measure)
      ? ids.toSorted()
      : [query.measure, query.by, ids.toSorted(), cells.map(({ figure }) => figure)],
  );
}

/** A choice less likely than this changes nothing. */
const POSSIBLE = 0.02;

/** How likely it is that the answer would be the same, whatever else each part may have meant. */
function certaintyOf(asks: Asks & { m: Measure }, shares: Shares, slots: Slots, place: Place): number {
  const said = saidIn(place.garage, queryOf(asks, slots, place));
  const isSame = (head: Head, choice: string) => {
    const other = { ...asks, [head]: choice };
    return isMeasure(other) && saidIn(place.garage, queryOf(other, slots, place)) === said;
  };
  return HEADS.reduce((all, head) => {
    const likely = CHOICES[head].map((choice, at) => {
      const share = shares[head][at]!;
      return choice === asks[head] || (share > POSSIBLE && isSame(head, choice)) ? share : 0;
    });
    return all * likely.reduce((sum, share) => sum + share, 0);
  }, 1);
}
