import type { AssessmentLanguage } from '../schema.ts';
import { plainSpelling, readText, type Token } from '../text-reading.ts';
import { conceptsOf } from './concepts.ts';
import { type FoundSign, signsIn } from './signs.ts';

export const FEATURE_BUCKETS = 1 << 19;

export type DangerReading = {
  readonly language: AssessmentLanguage;
  readonly words: readonly string[];
  readonly concepts: ReadonlySet<string>;
  readonly signs: readonly FoundSign[];
  /** A sign that no mechanic would argue about, in a text about nothing but a present fault of this car. */
  readonly isDecisive: boolean;
  /** Feature bucket to value. */
  readonly features: ReadonlyMap<number, number>;
};

export const hasDangerSign = ({ signs }: DangerReading): boolean =>
  signs.some(({ sign }) => sign.level === 'D' || sign.level === 'S');

/** The first and last part of a very long text decide; what lies between rarely adds a new sign. */
const LONGEST_PART = 1500;
const NEAR = 7;
/** How a text begins and ends says who and when. */
const END_WORDS = 3;
const SHORTEST_PIECE = 2;
const LONGEST_PIECE = 5;
/** Who, when and whether at all; see who-and-when in the labelling guide. */
const CONTEXTS = [
  'past',
  'repaired',
  'othercar',
  'hypo',
  'normalq',
  'neg',
  'fine',
  'cost',
  'service',
  'garage',
  'denied',
  'year',
  'thanks',
];
const SIGN_CONTEXTS = [...CONTEXTS.slice(0, 7), 'now', 'driving', 'often', 'once', 'slight'];
const LENGTHS = [4, 9, 16, 40];
const MOST_SIGNS_COUNTED = 4;

/** Said of this car and of now: not past, repaired, asked in general, somebody else's or a name. */
const NOT_A_PRESENT_FAULT = [
  'past',
  'repaired',
  'othercar',
  'hypo',
  'normalq',
  'cost',
  'paint',
  'name',
  'dizzyno',
  'fine',
  'service',
  'garage',
  'once',
  'slight',
];

function isPresentFault(concepts: ReadonlySet<string>): boolean {
  return !NOT_A_PRESENT_FAULT.some((concept) => concepts.has(concept));
}

const EXPLAINED = [
  'past',
  'repaired',
  'othercar',
  'hypo',
  'normalq',
  'paint',
  'dizzyno',
  'denied',
  'thanks',
  'fine',
];

/** Something in the text says that it may be no fault of this car now. */
export function isExplained(concepts: ReadonlySet<string>): boolean {
  return EXPLAINED.some((concept) => concepts.has(concept));
}

/** Whoever asks what it costs or whether one may drive has the fault. */
export const asksOnly = (concepts: ReadonlySet<string>): boolean =>
  concepts.has('cost') || concepts.has('canidrive');

/** The concepts that explain it. A question about price or driving on explains nothing, though it names repairs. */
export function explanationsIn(concepts: ReadonlySet<string>): string[] {
  const asked = concepts.has('cost') ? ['hypo', 'normalq', 'repaired'] : asksOnly(concepts) ? ['hypo'] : [];
  return EXPLAINED.filter((concept) => concepts.has(concept) && !asked.includes(concept));
}

const ANY_YEAR = 'yyyy';
const UNIT =
  /^(?:k?m|mi|mil\w*|kilom\w*|metr\w*|kg|eur\w*|eiro|dollar\w*|pounds?|rpm|revs|apgr\w*|mah|watts?|lumen\w*)$/;

/** A pattern, as a list of years would end one day; 'at 2000 rpm' and '2050 km' are no years. */
const isYear = (word: string, next = '') => /^(?:19[5-9]|20\d)\d$/.test(word) && !UNIT.test(next);

function bucketOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) & (FEATURE_BUCKETS - 1);
}

function spelling(words: readonly string[], tokens: readonly Token[], language: AssessmentLanguage) {
  const whole = new Set<string>();
  const triples = new Set<string>();
  const ends = new Set<string>();
  const pieces = new Set<string>();
  for (const [at, word] of words.entries()) {
    if (/^\d+$/.test(word)) continue;
    const { sentence } = tokens[at]!;
    whole.add(`${language}w:${word}`);
    if (tokens[at - 1]?.sentence === sentence) whole.add(`${language}b:${words[at - 1]} ${word}`);
    if (tokens[at - 2]?.sentence === sentence) whole.add(`${language}b:${words[at - 2]} _ ${word}`);
    if (tokens[at - 2]?.sentence === sentence)
      triples.add(`${language}t:${words[at - 2]} ${words[at - 1]} ${word}`);
    if (at < END_WORDS) ends.add(`${language}f:${word}`);
    if (at >= words.length - END_WORDS) ends.add(`${language}l:${word}`);
    const padded = ` ${word.slice(0, 40)} `;
    for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1) {
      for (let from = 0; from + length <= padded.length; from += 1)
        pieces.add(`${language}c:${padded.slice(from, from + length)}`);
    }
  }
  return { whole, triples, ends, pieces };
}

/** A concept with each of the two words before and after it. */
function neighbors(
  named: readonly (readonly string[])[],
  words: readonly string[],
  tokens: readonly Token[],
  language: AssessmentLanguage,
): Set<string> {
  const found = new Set<string>();
  for (const [at, list] of named.entries()) {
    for (const other of [at - 2, at - 1, at + 1, at + 2]) {
      if (tokens[other]?.sentence !== tokens[at]!.sentence) continue;
      for (const concept of list)
        found.add(`${language}n:${concept}${other < at ? '<' : '>'}${words[other]}`);
    }
  }
  return found;
}

function inContext(concepts: ReadonlySet<string>, prefix: string): string[] {
  const all = [...concepts];
  return CONTEXTS.filter((context) => concepts.has(context)).flatMap((context) =>
    all.map((concept) => `${prefix}:${context}+${concept}`),
  );
}

function pairs(named: readonly (readonly string[])[], tokens: readonly Token[]) {
  const near = new Set<string>();
  const inClause = new Set<string>();
  for (const [at, list] of named.entries()) {
    const { sentence, clause } = tokens[at]!;
    for (let other = at + 1; other <= at + NEAR && tokens[other]?.sentence === sentence; other += 1) {
      for (const one of list) {
        for (const two of named[other]!) {
          const pair = one < two ? `${one}&${two}` : `${two}&${one}`;
          near.add(`p:${pair}`);
          if (tokens[other]!.clause === clause) inClause.add(`P:${pair}`);
        }
      }
    }
  }
  return { near, inClause };
}

function signFeatures(
  signs: readonly FoundSign[],
  inSentence: ReadonlyMap<number, ReadonlySet<string>>,
): Set<string> {
  const found = new Set<string>();
  const counts = new Map<string, number>();
  for (const { sign, sentence } of signs) {
    found.add(`t:${sign.name}`);
    counts.set(sign.level, (counts.get(sign.level) ?? 0) + 1);
    const said = inSentence.get(sentence)!;
    found.add(`T:${sign.level}${isPresentFault(said) ? 'here' : 'else'}`);
    for (const context of SIGN_CONTEXTS) {
      if (said.has(context)) found.add(`t:${sign.level}+${context}`);
    }
  }
  for (const [level, count] of counts) {
    for (let n = 1; n <= Math.min(count, MOST_SIGNS_COUNTED); n += 1) found.add(`T:${level}${n}`);
  }
  if (!counts.has('S')) found.add('T:noS');
  return found;
}

/** The features by name, in groups with the weight of each: what the shipped weights were learned of. */
export function readNames(description: string, fallback: AssessmentLanguage) {
  const text =
    description.length > 2 * LONGEST_PART
      ? `${description.slice(0, LONGEST_PART)}\n${description.slice(-LONGEST_PART)}`
      : description;
  const { tokens, language } = readText(text, fallback);
  const words = tokens.map(({ word }, at) => {
    if (isYear(word, tokens[at + 1]?.word)) return ANY_YEAR;
    return language === 'lv' ? plainSpelling(word) : word;
  });
  const concepts = conceptsOf(words, language);
  const named = concepts.map((list, at) =>
    tokens[at]!.isNegated ? list.map((concept) => `!${concept}`) : list,
  );
  const inSentence = new Map<number, Set<string>>();
  for (const [at, list] of named.entries()) {
    const { sentence } = tokens[at]!;
    const known = inSentence.get(sentence) ?? new Set();
    for (const concept of list) known.add(concept);
    inSentence.set(sentence, known);
  }
  const all = new Set(named.flat());
  const signs = signsIn(tokens, concepts);
  const { near, inClause } = pairs(named, tokens);
  const { whole, triples, ends, pieces } = spelling(words, tokens, language);
  const form = [`r:${language}`, `r:len${LENGTHS.filter((length) => words.length >= length).length}`];
  if (text.includes('?')) form.push('r:?');
  if (/\?\s*$/.test(text)) form.push('r:?$');
  if (text.includes('!')) form.push('r:!');
  const groups: readonly (readonly [number, Iterable<string>])[] = [
    [1, whole],
    [0.6, triples],
    [0.4, ends],
    [2, pieces],
    [1, [...all].map((concept) => `k:${concept}`)],
    [1, near],
    [0.6, inClause],
    [0.8, neighbors(named, words, tokens, language)],
    [0.5, inContext(all, 's')],
    [0.5, new Set([...inSentence.values()].flatMap((said) => inContext(said, 'S')))],
    [0.5, signFeatures(signs, inSentence)],
    [0.5, form],
  ];
  const isDecisive = signs.some(({ sign }) => sign.level === 'D') && isPresentFault(all);
  return { reading: { language, words, concepts: all, signs, isDecisive }, groups };
}

export function readDanger(description: string, fallback: AssessmentLanguage): DangerReading {
  const { reading, groups } = readNames(description, fallback);
  const features = new Map<number, number>();
  for (const [weight, names] of groups) {
    const list = [...names];
    const value = weight / Math.sqrt(list.length + 1);
    for (const name of list) features.set(bucketOf(name), value);
  }
  return { ...reading, features };
}
