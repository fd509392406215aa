import type { Query } from './query.ts';
import type { Slots } from './slots.ts';
import { START } from './spans.ts';

const SYMPTOMS = 'noise smoke leak hum knock squeal grind shake bounce smell'.split(' ');

/** What a question says, as rules ask for it. */
export class Asking {
  readonly slots: Slots;
  readonly today: string;
  constructor(slots: Slots, today: string) {
    this.slots = slots;
    this.today = today;
  }
  has(...some: string[]): boolean {
    return some.some((one) => this.slots.cues.has(one));
  }
  /** A part, a place or a word that records may hold. */
  get hasObject(): boolean {
    const { things, words, places, except } = this.slots;
    return things.length + words.length + places.length + except.length > 0;
  }
  about(...things: string[]): boolean {
    return things.some((one) => this.slots.things.includes(one));
  }
  /** Besides what only tells since when. */
  get hasPart(): boolean {
    return this.slots.parts > (this.slots.anchor?.things.length ?? 0);
  }
  get isMoney(): boolean {
    return (
      this.has('money', 'withFuel', 'noFuel') ||
      (this.has('expensive') && (!this.has('when') || this.has('whichYear', 'whichMonth'))) ||
      (this.has('much') && !this.has('distance', 'driven', 'volume', 'consumption', 'overdue'))
    );
  }
  get isFuel(): boolean {
    if (this.has('noFuel') || this.isSymptom) return false;
    if (this.slots.places.length > 0) return this.slots.isStation;
    if (this.hasPart)
      return this.has('fuel') && this.has('money', 'unitPrice') && !this.has('change', 'repair');
    return this.has('fuel', 'energies', 'consumption', 'unitPrice', 'station', 'perKm', 'fill', 'volume');
  }
  /** 'The smell of fuel' is asked about, no fuel. */
  get isSymptom(): boolean {
    return !this.hasPart && this.hasSymptom;
  }
  get hasSymptom(): boolean {
    return this.about(...SYMPTOMS);
  }
  get isIssue(): boolean {
    return (
      this.has('issue', 'recur', 'urgent', 'watched', 'open') || (this.has('resolved') && !this.has('repair'))
    );
  }
  get isOfOne(): boolean {
    return this.has('last', 'first', 'when', 'ago', 'second');
  }
  get isOfPast(): boolean {
    return this.slots.isPast;
  }
  get isRanked(): boolean {
    return this.has('most', 'least') || (this.has('expensive') && !this.has('who'));
  }
}

export const order = (asked: Asking): Query['order'] =>
  asked.has('least') && !asked.has('most')
    ? 'least'
    : asked.has('most', 'expensive')
      ? 'most'
      : asked.has('first') && !asked.has('last')
        ? 'oldest'
        : 'newest';

const SEVERAL = 5;

export const ranked = (asked: Asking): Partial<Query> => ({
  order: order(asked),
  limit: asked.slots.limit ?? (asked.has('second') ? 2 : asked.slots.isPlural ? SEVERAL : 1),
});

export const grouped = (asked: Asking): Query['by'] =>
  asked.has('whichYear', 'perYear')
    ? 'year'
    : asked.has('whichMonth', 'perMonth')
      ? 'month'
      : asked.has('whichCar', 'perCar')
        ? 'car'
        : null;

export const ofFills = { kinds: ['fill' as const] };
export const ofRepairs = { kinds: ['repair' as const] };
export const ofIssues = { kinds: ['issue' as const] };

export const stateOf = (asked: Asking): Query['state'] =>
  asked.has('watched') && !asked.has('open')
    ? 'watched'
    : asked.has('urgent')
      ? 'urgent'
      : asked.has('recur')
        ? 'recurring'
        : asked.has('open', 'today', 'now') && !(asked.isOfPast && asked.slots.periods.length > 0)
          ? 'open'
          : asked.has('resolved')
            ? asked.slots.isDenied
              ? 'open'
              : 'resolved'
            : null;

/** Of a time that is still to come. */
const isAhead = ({ slots: { periods }, today }: Asking) =>
  periods.length > 0 && periods.every(({ from, to }) => from >= today && to > today);

export const isDue = (asked: Asking) =>
  (asked.has('due', 'overdue') || isAhead(asked)) &&
  (!asked.isMoney || isAhead(asked)) &&
  !(asked.slots.isPast && asked.has('last', 'first')) &&
  !(asked.slots.isPast && asked.has('when') && asked.hasPart && !asked.has('overdue')) &&
  !asked.has('solve') &&
  !(
    asked.slots.periods.length > 0 &&
    asked.slots.periods.every(({ from, to, name }) => to < asked.today && name !== 'month' && from > START)
  );

export const newestOr = (asked: Asking): Partial<Query> => ({
  order: order(asked) === 'oldest' ? 'oldest' : 'newest',
  limit: asked.slots.limit ?? (asked.has('second') ? 2 : 1),
});
export const rankedBy = (asked: Asking): Partial<Query> => ({
  by: grouped(asked),
  order: asked.isRanked ? order(asked) : null,
});
export const compared = (asked: Asking): Query['by'] =>
  asked.slots.isEither && asked.slots.parts > 1
    ? 'thing'
    : asked.slots.places.length > 1 && asked.has('compare', 'or', 'more')
      ? 'place'
      : null;
