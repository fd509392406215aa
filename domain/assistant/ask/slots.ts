import { Finder } from '#domain/car-words/finder.ts';
import { type AmountRange, takeAmount } from './amount-reading.ts';
import { takeCars } from './car-reading.ts';
import { CUES } from './cues.ts';
import type { Garage } from './facts.ts';
import { FILLER, FILLER_STEMS } from './fillers.ts';
import { readSpans } from './period-reading.ts';
import { inNames, takePlaces } from './place-reading.ts';
import type { Period } from './query.ts';
import { recordsOf, type ThingFound, thingsIn } from './records.ts';
import { Spelling } from './spelling.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What a question says, slot by slot, before it is decided what it asks for. */
export type Slots = {
  readonly cues: ReadonlySet<string>;
  readonly periods: readonly Period[];
  readonly things: readonly string[];
  readonly parts: number;
  readonly places: readonly string[];
  /** The places are where fuel was bought, and nothing else was done there. */
  readonly isStation: boolean;
  /** Ids of cars that are named. */
  readonly cars: readonly string[];
  readonly amount: AmountRange | null;
  readonly limit: number | null;
  /** Words with a meaning that the grammar does not know: a record has to hold them. */
  readonly words: readonly string[];
  readonly isDenied: boolean;
  /** It asks of what was. */
  readonly isPast: boolean;
  /** 'Since the oil change': after or before what was done to these. */
  readonly anchor: { readonly isAfter: boolean; readonly things: readonly string[] } | null;
  readonly isYesNo: boolean;
  /** It asks how something is now: 'is the heater fixed'. */
  readonly isState: boolean;
  readonly isEither: boolean;
  readonly isQuestion: boolean;
  readonly count: number;
};

/** Longer texts describe something; they are no question about records. */
const MOST_WORDS = 60;

let cues: Finder | undefined;
let spelling: Spelling | undefined;
const cueFinder = () => (cues ??= new Finder(CUES));

type Own = {
  readonly places: readonly string[];
  readonly shops: ReadonlySet<string>;
  readonly isOwn: (word: string) => boolean;
  /** By car id, the words that name it. */
  readonly cars: ReadonlyMap<string, ReadonlySet<string>>;
};
const known = new WeakMap<Garage, Own>();

function ownOf(garage: Garage): Own {
  const own = known.get(garage);
  if (own) return own;
  const records = garage.cars.flatMap(recordsOf);
  const places = [...new Set(records.flatMap(({ place }) => place ?? []))];
  const cars = new Map(
    garage.cars.map((car) => {
      const words = tokensOf(`${car.name} ${car.car.brand} ${car.car.model}`).map(({ word }) => word);
      return [car.id, new Set(words)];
    }),
  );
  const texts = [
    ...records.map(({ title, notes, place }) => `${title} ${notes} ${place ?? ''}`),
    ...garage.cars.flatMap(({ reminders = [] }) => reminders.map(({ title }) => title)),
  ];
  const words = new Set([
    ...texts.flatMap((text) => tokensOf(text).map(({ word }) => word)),
    ...[...cars.values()].flatMap((some) => [...some]),
  ]);
  const isOfPlace = inNames(places);
  const shops = new Set(
    records.flatMap(({ kind, place }) => (kind !== 'fill' && place !== null ? [place] : [])),
  );
  const made: Own = { places, shops, cars, isOwn: (word) => words.has(word) || isOfPlace(word) };
  known.set(garage, made);
  return made;
}

/** Cues whose words keep their own meaning too: 'how many repairs'. */
const SHOWING = new Set(
  'many times solve open anyWork list much consumption status most least second whichYear whichMonth who large'.split(
    ' ',
  ),
);

/** A longer expression hides the shorter ones inside it. @param least so many words */
function takeCues(tokens: readonly Token[], least: number): Set<string> {
  const words = tokens.map(({ word, isTaken }) => (isTaken ? '' : word));
  const found = cueFinder()
    .find(words, 'both')
    .filter(({ places }) => places.length >= least)
    .toSorted((a, b) => b.places.length - a.places.length);
  const hidden = new Set<number>();
  const taken = new Set<string>();
  for (const { entry, places } of found) {
    if (places.length === 1 && hidden.has(places[0]!)) continue;
    taken.add(entry);
    for (const at of places) if (places.length > 1 && !SHOWING.has(entry)) hidden.add(at);
  }
  for (const { entry, places } of found)
    for (const at of places) if (least === 1 || !SHOWING.has(entry)) tokens[at]!.isTaken = true;
  return taken;
}

/** Both named: either is meant. */
const OPPOSITES = [
  ['front', 'rear'],
  ['left', 'right'],
  ['upper', 'lower'],
];

function withoutOpposites(ids: readonly string[]): string[] {
  const both = OPPOSITES.filter((pair) => pair.every((one) => ids.includes(one))).flat();
  return ids.filter((id) => !both.includes(id));
}

const COUNTS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  ten: 10,
  divas: 2,
  divi: 2,
  divus: 2,
  divam: 2,
  diviem: 2,
  divos: 2,
  divu: 2,
  tris: 3,
  trim: 3,
  trijos: 3,
  triju: 3,
  cetras: 4,
  cetri: 4,
  cetrus: 4,
  piecas: 5,
  pieci: 5,
  piecus: 5,
  desmit: 10,
};
const ORDERED =
  /^(?:last|latest|recent|pedej\w{1,4}|first|pirm(?:[aou]s?|ajam|ajos|ie)|top|most|dargak\w+|newest|biggest|lielak\w+)$/;

/** 'The last three', 'top 5', 'three most expensive': how many. */
function takeLimit(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const count = COUNTS[token.word] ?? (/^\d$/.test(token.word) ? Number(token.word) : 0);
    if (token.isTaken || count <= 1) continue;
    if (!ORDERED.test(tokens[at - 1]?.word ?? '') && !ORDERED.test(tokens[at + 1]?.word ?? '')) continue;
    token.isTaken = true;
    return count;
  }
  return null;
}

/** 'How far did they last?' does not ask for the last one. */
const LASTED =
  /\bhow (?:far|long|many|much) .*\b(?:did|do|does) .*(?<!\b(?:the|my|our) )(?:\blast(?=\W*$| until| till| before| for)|\bsurvive\b|\bgo before\b)/i;

const AFTER = /^(?:since|after|kops|pec)$/;
const BEFORE = /^(?:before|pirms)$/;
const NEAR_ANCHOR = 4;

/** The parts that follow 'since', 'after' or 'before' closely. */
function anchorIn(words: readonly string[], parts: readonly ThingFound[]): Slots['anchor'] {
  const at = words.findIndex((word) => AFTER.test(word) || BEFORE.test(word));
  if (at === -1) return null;
  const things = parts.flatMap(({ thing, places }) =>
    places.some((place) => place > at && place <= at + NEAR_ANCHOR) ? thing.id : [],
  );
  return things.length > 0 ? { isAfter: AFTER.test(words[at]!), things } : null;
}

/** 'In June this year' is June. */
const innermost = (periods: readonly Period[]) =>
  periods.filter(
    (one) =>
      !periods.some(
        (other) => other !== one && one.name !== 'month' && other.from >= one.from && other.to <= one.to,
      ),
  );

const YES_NO = /^(?:did|do|does|was|were|has|have|had|is|are|am|vai|any|anything)$/;
const STATE = /^(?:(?:is|are)\b|vai ir\b)/;
const NOT =
  /^(?:nav|nebij\w+|neesmu|neesam|nekad|nothing|not|never|(?:did|do|does|has|have|had|was|were|is|are)nt)$/;
const PAST = /^(?:was|were|did|had|bija|tika|\w+(?:ija|aja|eja|usi|iju|aju|eju))$/;
const POLITE = /^(?:and|un|so|please|ludzu|hi|hey|sveiki|labdien|ok|hello)$/;

/** Null for a text that is too long for a question. */
export function readSlots(sentence: string, garage: Garage): Slots | null {
  const typed = tokensOf(sentence);
  if (typed.length === 0 || typed.length > MOST_WORDS) return null;
  const own = ownOf(garage);
  spelling ??= new Spelling(cueFinder());
  const tokens = spelling.correct(typed, own.isOwn);
  const amount = takeAmount(tokens);
  // 'Busiņš' is a van; the dictionary takes its stem for a bushing.
  for (const token of tokens) token.isTaken ||= token.word.startsWith('busin');
  const isInspection = /\bTA\b/.test(sentence);
  for (const [at, token] of tokens.entries())
    if (
      token.word === 'ta' &&
      !isInspection &&
      !/^(?:uz|pedeja|nakama|kad)$/.test(tokens[at - 1]?.word ?? '')
    )
      token.isTaken = true;
  const places = takePlaces(
    tokens,
    own.places,
    new Set([...own.cars.values()].flatMap((words) => [...words])),
  );
  const cars = takeCars(tokens, own.cars);
  const periods = innermost(readSpans(tokens, garage.today));
  const said = tokens.filter(({ word }) => !POLITE.test(word)).map(({ word }) => word);
  const isYesNo = YES_NO.test(said[0] ?? '');
  const isState = STATE.test(said.slice(0, 2).join(' '));
  const limit = periods.length > 0 ? null : takeLimit(tokens);
  const isFree = (at: number) => !tokens[at]!.isTaken;
  const words = tokens.map(({ word }) => word);
  const parts = thingsIn(words, isFree).filter(({ thing }) => thing.isPart);
  const ofParts = parts.flatMap(({ places: at }) => at);
  const isJoinedByOr = tokens.some(
    ({ word }, at) =>
      /^(?:or|vai)$/.test(word) && ofParts.some((one) => one < at) && ofParts.some((one) => one > at),
  );
  // Words of a phrase ('right now', 'runs out') are no quality of a part; those of a part are no phrase.
  for (const at of ofParts) tokens[at]!.isTaken = true;
  const phrases = takeCues(tokens, 2);
  const qualities = thingsIn(words, isFree).filter(({ thing }) => !thing.isPart);
  for (const at of qualities.flatMap(({ places: own }) => own)) tokens[at]!.isTaken = true;
  const cuesFound = new Set([...phrases, ...takeCues(tokens, 1)]);
  const things = [...parts, ...qualities];
  const ids = withoutOpposites([...new Set(things.map(({ thing }) => thing.id))]);
  const isParted = parts.length;
  const unknown = tokens.filter(
    ({ word, isTaken }) =>
      !isTaken &&
      !NOT.test(word) &&
      COUNTS[word] === undefined &&
      !FILLER.has(word) &&
      !FILLER_STEMS.some((stem) => word.startsWith(stem)) &&
      (word.length > 1 || /\d/.test(word)),
  );
  return {
    cues: LASTED.test(sentence) ? cuesFound.add('lasted') : cuesFound,
    periods,
    things:
      isParted > 1 || (cuesFound.has('repairNoun') && ids.length === 1)
        ? ids.filter((id) => id !== 'service')
        : ids,
    parts: isParted,
    places,
    isStation: places.length > 0 && places.every((place) => !own.shops.has(place)),
    cars,
    amount,
    limit,
    words: unknown.map(({ word }) => word),
    isPast: tokens.some(({ word }) => PAST.test(word)),
    isDenied: tokens.some(({ word }) => NOT.test(word)),
    anchor: anchorIn(words, parts),
    isYesNo,
    isState,
    isEither: isJoinedByOr,
    isQuestion: sentence.includes('?'),
    count: tokens.length,
  };
}
