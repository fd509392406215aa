import { type AmountRange, takeAmount } from './amount-reading.ts';
import type { Garage } from './facts.ts';
import { FILLER, FILLER_STEMS } from '#domain/car-words/filler-words.ts';
import { CARS, EXCEPT, EXCEPT_REACH, EXCEPT_WORDS, exceptAt } from './except-reading.ts';
import { FUEL, type FuelKind, fuelsIn } from './fuel-reading.ts';
import { readSpans } from './period-reading.ts';
import { takeCues } from './cues.ts';
import { isKnownWord, languageOfWords, ownOf, spellingOf } from './own-words.ts';
import { takePlaces } from './place-reading.ts';
import type { Period } from './query.ts';
import { type ThingFound, thingsIn } from './records.ts';
import { NUMBERS } from './spans.ts';
import { withoutOpposites } from './things.ts';
import { type Token, tokensOf } from './tokens.ts';

type Slot = 'amount' | 'place' | 'car' | 'period' | 'limit' | 'thing' | 'except' | 'cue' | 'filler';
/** A word with the slot that has taken it, and the cues that it is of. */
export type Spoken = {
  readonly word: string;
  readonly slot: Slot | null;
  readonly cues: readonly string[];
};

/** What a question says, slot by slot, before it is decided what it asks for. */
export type Slots = {
  readonly cues: ReadonlySet<string>;
  readonly spoken: readonly Spoken[];
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
  /** Kinds of fuel that are named, and not left out. */
  readonly fuels: readonly FuelKind[];
  /** Words with a meaning that the grammar does not know: a record has to hold them. */
  readonly words: readonly string[];
  /** It ends before it says of what: 'how much is the'. */
  readonly isBroken: boolean;
  readonly isDenied: boolean;
  readonly isNone: boolean;
  readonly isPast: boolean;
  /** 'Since the oil change': after or before what was done to these. */
  readonly anchor: { readonly isAfter: boolean; readonly things: readonly string[] } | null;
  /** Of what is named, ids of things and places that are left out: 'without tires'. */
  readonly except: readonly string[];
  /** What was paid for the car itself: 'how much did we pay for the Yaris?' */
  readonly isOfCarPrice: boolean;
  /** Several are asked for: 'the dearest repairs'. */
  readonly isPlural: boolean;
  readonly isYesNo: boolean;
  /** It asks how something is now: 'is the heater fixed'. */
  readonly isState: boolean;
  readonly isEither: boolean;
  readonly isEach: boolean;
  readonly isQuestion: boolean;
  readonly count: number;
};

/** Such a word names no thing, place or car. */
const OF_NOTHING: ReadonlySet<Spoken['slot']> = new Set(['cue', 'filler', null]);

/** Longer texts describe something; they are no question about records. */
const MOST_WORDS = 60;

const ORDERED =
  /^(?:last|latest|recent|pedej\w{1,4}|first|dearest|priciest|costliest|cheapest|smallest|oldest|letak\w+|vecak\w+|jaunak\w+|pirm(?:[aou]s?|ajam|ajos|ie)|top|most|dargak\w+|newest|biggest|lielak\w+)$/;

/** 'The third most expensive': so many are told. */
const ORDINALS: readonly (readonly [RegExp, number])[] = [
  [/^(?:second|2nd|otr(?:ais|o|a|as|aja|ajai|ajam|os?))$/, 2],
  [/^(?:third|3rd|tres(?:ais|o|a|as|aja|ajai|ajam))$/, 3],
  [/^(?:fourth|4th|ceturt(?:ais|o|a|as|aja|ajai|ajam))$/, 4],
];
export const ordinalOf = (word: string) => ORDINALS.find(([pattern]) => pattern.test(word))?.[1] ?? 0;

/** 'The last three', 'top 5', 'three most expensive': how many. */
function takeLimit(tokens: readonly Token[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const nth = ordinalOf(token.word);
    const count = nth || (NUMBERS[token.word] ?? (/^\d$/.test(token.word) ? Number(token.word) : 0));
    if (token.isTaken || count <= 1) continue;
    const isAfter = nth === 0 && ORDERED.test(tokens[at - 1]?.word ?? '');
    if (!isAfter && !ORDERED.test(tokens[at + 1]?.word ?? '')) continue;
    token.isTaken = true;
    return count;
  }
  return null;
}

/** Of an inspection. */
export const RESULTS: ReadonlySet<string> = new Set(['passed', 'failed']);

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

const PLURAL =
  /^(?:ones|repairs|jobs|visits|fillups|bills|remonti|remontus|darbi|darbus|dargak(?:ie|os|as)|letak(?:ie|os|as))$/;
const YES_NO = /^(?:did|do|does|was|were|has|have|had|is|are|am|vai|any|anything)$/;
const STATE = /^(?:(?:is|are)\b|vai ir\b)/;
const NOT =
  /^(?:nav|nebij\w+|neesmu|neesam|nekad|nothing|not|never|(?:did|do|does|has|have|had|was|were|is|are)nt)$/;
const NONE = /\b(?:(?:has|had|have|got|with|was|were|is|are) no|none|without|bez)\b/;
const ALL = /^(?:all|vis(?:i|as|iem|am|us|u))$/;
const PAST = /^(?:was|were|did|had|bija|tika|\w+(?:ija|aja|eja|usi|iju|aju|eju))$/;
const BROKEN = /^(?:the|a|an|my|our|of|and|or|since|un|vai|par|kops|mans|mana|mani)$/;
const POLITE = /^(?:and|un|so|please|ludzu|hi|hey|sveiki|labdien|ok|hello)$/;

/** 'Without deductible on the Octavia' is of the Octavia. */
const ON = /^(?:on|in|at|for|of|with|par|ar|no)$/;

/** 'Uz TA', the inspection, beside 'ta', that one. */
const OF_TA = /^(?:uz|pedeja|nakama|kad)$/;

const isPriceOf = (words: readonly string[], at: number) =>
  /\b(?:pay|paid|give|gave|maksaju|samaksaju|maksajam|samaksajam|atdevu|atdevam) (?:out )?(?:for|par) (?:(?:the|my|our|this|so|savu|musu|manu) )?$/.test(
    `${words.slice(0, at).join(' ')} `,
  );

/** Null for a text that is too long for a question. */
export function readSlots(sentence: string, garage: Garage): Slots | null {
  const typed = tokensOf(sentence);
  if (typed.length === 0 || typed.length > MOST_WORDS) return null;
  const own = ownOf(garage);
  const tokens = spellingOf().correct(typed, own);
  const slotAt = tokens.map((): Spoken['slot'] => null);
  const take = (places: Iterable<number>) => {
    for (const at of places) tokens[at]!.isTaken = true;
  };
  /** What has been taken since the last one is of this slot. */
  const label = (slot: Spoken['slot']) => {
    for (const [at, { isTaken }] of tokens.entries()) if (isTaken) slotAt[at] ??= slot;
  };
  const amount = takeAmount(tokens);
  label('amount');
  if (!/\bTA\b/.test(sentence))
    take(
      tokens.flatMap(({ word }, at) => (word === 'ta' && !OF_TA.test(tokens[at - 1]?.word ?? '') ? at : [])),
    );
  label('filler');
  const words = tokens.map(({ word }) => word);
  const partsSaid = new Set(
    thingsIn(words, () => true).flatMap(({ thing, places }) => (thing.isPart ? places : [])),
  );
  const cut = exceptAt(words, {
    isNamed: (at) => partsSaid.has(at) || own.isOfPlace(words[at] ?? ''),
    isEnglish: languageOfWords(typed, 'lv') === 'en',
  });
  const isNear = (at: number, reach: number) => at > cut && at <= cut + reach;
  const placesIn = (some: readonly Token[]) => takePlaces(some, own.places, own.cars.all, isKnownWord);
  const exceptPlaces = placesIn(tokens.slice(cut + 1, cut + 1 + EXCEPT_WORDS));
  const places = placesIn(tokens).filter((place) => !exceptPlaces.includes(place));
  label('place');
  const named = own.cars.take(tokens, isKnownWord);
  label('car');
  const carAt = slotAt.flatMap((slot, at) => (slot === 'car' ? at : []));
  // 'Without the Octavia' is of the other cars.
  const isWithout =
    named.length > 0 &&
    carAt.every((at) => isNear(at, EXCEPT_REACH)) &&
    !words.some(
      (word, at) => at > cut && at < carAt[0]! && ((at > cut + 1 && ON.test(word)) || partsSaid.has(at)),
    );
  const cars = isWithout ? garage.cars.flatMap(({ id }) => (named.includes(id) ? [] : id)) : named;
  const periods = innermost(readSpans(tokens, garage.today));
  label('period');
  const said = words.filter((word) => !POLITE.test(word));
  const limit = periods.length > 0 ? null : takeLimit(tokens);
  label('limit');
  // 'All 4 cars'
  const isAll = (at: number) => CARS.test(words[at + 1] ?? '') || ALL.test(words[at - 1] ?? '');
  take(words.flatMap((word, at) => (word === String(garage.cars.length) && isAll(at) ? at : [])));
  label('filler');
  const isFree = (at: number) => !tokens[at]!.isTaken;
  const allParts = thingsIn(words, isFree).filter(({ thing }) => thing.isPart);
  const isLeftOut = ({ places: [at = 0] }: ThingFound) => isNear(at, EXCEPT_REACH);
  const except = [...allParts.filter(isLeftOut).map(({ thing }) => thing.id), ...exceptPlaces];
  const parts = allParts.filter((one) => !isLeftOut(one));
  if (except.length > 0 || isWithout) take(EXCEPT.test(words[cut]!) || cut === 0 ? [cut] : [cut - 1, cut]);
  const ofParts = allParts.flatMap(({ places: at }) => at);
  const isJoined = (by: RegExp) =>
    words.some(
      (word, at) => by.test(word) && ofParts.some((one) => one < at) && ofParts.some((one) => one > at),
    );
  label('except');
  // Words of a phrase ('right now', 'runs out') are no quality of a part; those of a part are no phrase.
  take(ofParts);
  label('thing');
  const cuesAt = tokens.map((): string[] => []);
  const phrases = takeCues(tokens, 2, cuesAt);
  label('cue');
  const qualities = thingsIn(words, isFree).filter(({ thing }) => !thing.isPart);
  take(qualities.flatMap((one) => one.places));
  label('thing');
  const cues = new Set([...phrases, ...takeCues(tokens, 1, cuesAt)]);
  if (isWithout) cues.delete('allCars');
  else if (ALL.test(words.at(-1)!) && garage.cars.length > 1) cues.add('allCars');
  // 'Without insurance and fuel'
  const fuelReach = except.length > 0 ? EXCEPT_REACH : EXCEPT_WORDS;
  if (words.some((word, at) => isNear(at, fuelReach) && FUEL.test(word))) {
    take([cut]);
    slotAt[cut] = 'except';
    for (const [at, word] of words.entries())
      if (isNear(at, fuelReach) && (FUEL.test(word) || /^(?:and|un)$/.test(word))) slotAt[at] = 'except';
    cues.add('noFuel');
    cues.delete('withFuel');
  }
  label('cue');
  const isInspected = parts.some(({ thing }) => thing.id === 'inspection');
  // 'When did the turbo fail?' asks for no inspection that was failed.
  const things = [
    ...parts,
    ...qualities.filter(({ thing: { id } }) => isInspected || !(RESULTS.has(id) || id === 'retest')),
  ];
  const ids = withoutOpposites([...new Set(things.map(({ thing }) => thing.id))]);
  // 'Without AdBlue': a word of the records that has no name.
  for (const [at, word] of words.entries())
    if (isFree(at) && isNear(at, EXCEPT_WORDS) && !FILLER.has(word) && own.isHeld(word)) {
      take([at]);
      slotAt[at] = slotAt[cut] = 'except';
      except.push(word);
    }
  const isUnknown = ({ word, isTaken }: Token) =>
    !isTaken &&
    !NOT.test(word) &&
    !EXCEPT.test(word) &&
    NUMBERS[word] === undefined &&
    !FILLER.has(word) &&
    !FILLER_STEMS.some((stem) => word.startsWith(stem)) &&
    (word.length > 1 || /\d/.test(word));
  // A correction that is no word, also none of the records, was not meant.
  const spoken = tokens.map((token, at) => ({
    word:
      isUnknown(token) && !own.isOwn(token.word) && !spellingOf().isWord(token.word)
        ? typed[at]!.word
        : token.word,
    cues: cuesAt[at]!,
    slot: slotAt[at]!,
  }));
  return {
    isBroken: BROKEN.test(words.at(-1)!),
    spoken,
    cues,
    periods,
    things:
      parts.length > 1 || (cues.has('repairNoun') && ids.length === 1)
        ? ids.filter((id) => id !== 'service')
        : ids,
    parts: parts.length,
    places,
    isStation: places.length > 0 && places.every((place) => !own.shops.has(place)),
    cars,
    amount,
    limit,
    fuels: fuelsIn(words.map((word, at) => (OF_NOTHING.has(slotAt[at] ?? null) ? word : ''))),
    words: spoken.flatMap(({ word }, at) => (isUnknown(tokens[at]!) ? word : [])),
    isPast: words.some((word) => PAST.test(word)),
    isNone: NONE.test(words.join(' ')),
    isDenied: words.some((word) => NOT.test(word)),
    anchor: anchorIn(words, parts),
    except,
    isOfCarPrice: periods.length === 0 && carAt.some((at) => isPriceOf(words, at)),
    isPlural: words.some((word) => PLURAL.test(word)),
    isYesNo: YES_NO.test(said[0] ?? ''),
    isState: STATE.test(said.slice(0, 2).join(' ')),
    isEither: isJoined(/^(?:or|vai)$/),
    isEach: isJoined(/^(?:and|un|plus|with|ar)$/),
    isQuestion: sentence.includes('?'),
    count: tokens.length,
  };
}
