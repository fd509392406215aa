import { expressionsOf } from '#domain/car-words/notation.ts';
import type { BilingualText } from './bilingual-text.ts';
import { vocabulary } from './classify-rules.ts';
import { type Occurrences, sentencesOf, Vocabulary } from './expression.ts';
import type { Told } from './danger/model.ts';
import type { SymptomPattern } from './knowledge/pattern-shape.ts';
import { inPlace, PLACE_LISTS } from './knowledge/roadside.ts';
import { PARTS, STOP_SIGNS } from './knowledge/stop-signs.ts';
import { RIDER, type Story, STOP_STORIES } from './knowledge/stop-stories.ts';
import { DANGERS, DANGEROUS, isWorst, type Stop } from './knowledge/stops.ts';
import { CONSULT_MECHANIC } from './knowledge/summaries.ts';
import { patternsIn, type Reading } from './reading-rules.ts';
import { stopRulesIn } from './safety-rules.ts';
import type { ReadText } from './text-reading.ts';
import { patternOfCode } from './trouble-code-rules.ts';
import { fitsVehicle, type Vehicle } from './vehicle-rules.ts';

export type StopReading = {
  readonly stop: Stop;
  /** The complaints that tell of the danger; those that only share a word with the text are not among them. */
  readonly patterns: readonly SymptomPattern[];
};

const isSign = (list: string, names: ReadonlySet<string>) => list.split(' ').some((name) => names.has(name));

const ofNames = (signs: typeof STOP_SIGNS, names: ReadonlySet<string>): Stop[] =>
  signs.flatMap(({ names: one, and, stop }) =>
    isSign(one, names) && (!and || isSign(and, names)) ? stop : [],
  );

/** Both call for an engine that is switched off. */
const kindOf = ({ danger }: Stop) => (danger === 'drive' ? 'engine' : danger);

/** Of several the worst where it cannot wait, or where all are of a kind; else none is certain. */
function certainOf(stops: readonly Stop[]): Stop | undefined {
  const named = stops.filter(({ danger }) => danger !== 'other');
  const [worst, ...others] = named.toSorted((a, b) => DANGERS.indexOf(a.danger) - DANGERS.indexOf(b.danger));
  if (!worst) return stops[0];
  return isWorst(worst.danger) || others.every((one) => kindOf(one) === kindOf(worst)) ? worst : DANGEROUS;
}

/** @param patterns in this text, the best match first */
function toldIn(text: Occurrences, patterns: readonly SymptomPattern[]): StopReading | null {
  const stop = certainOf([...stopRulesIn(text), ...patterns.flatMap((pattern) => pattern.stop ?? [])]);
  return stop ? { stop, patterns: patterns.filter((one) => one.stop?.danger === stop.danger) } : null;
}

/** What the words of a passage name: a part with its state, a part alone, or nothing for certain. */
function namedIn(names: ReadonlySet<string>): StopReading {
  const parts = ofNames(PARTS, names);
  const stop = certainOf(ofNames(STOP_SIGNS, names)) ?? (parts.length === 1 ? parts[0]! : DANGEROUS);
  return { stop, patterns: [] };
}

// A vocabulary of its own: these words do not change how typing errors elsewhere are read.
const tale = new Vocabulary();
const compiled = new Map(
  [...STOP_STORIES.flatMap(({ told }) => told), ...PLACE_LISTS, RIDER.match, RIDER.unless].map((list) => [
    list,
    expressionsOf(list).map((source) => tale.compile(source)),
  ]),
);

/** The sentences of a text that tell one of the expressions of a list. */
type Tells = (list: string) => ReadonlySet<number>;

function tellsOf(text: ReadText): Tells {
  const found = tale.find(text);
  return (list) => new Set(compiled.get(list)!.flatMap((expression) => [...sentencesOf(expression, found)]));
}

/** A story that is told in some sentence and its neighbors. */
function storyIn(tells: Tells): Story | undefined {
  const isTold = ([first, ...others]: readonly string[]) =>
    [...tells(first!)].some((at) =>
      others.every((list) => {
        const places = tells(list);
        return [at - 1, at, at + 1].some((place) => places.has(place));
      }),
    );
  return STOP_STORIES.find(({ told }) => isTold(told));
}

/** Whether a story forbids driving though the score does not: where it is not far from it, and wherever people must be saved. */
export function forbidsDriving(text: ReadText, isPossible: boolean): boolean {
  const story = storyIn(tellsOf(text));
  return story?.isCertain === true && (isPossible || story.stop.danger === 'people');
}

function reasonOf(
  { patterns, codes }: Reading,
  text: ReadText,
  worst: Told | null,
  tells: Tells,
): StopReading {
  const story = storyIn(tells)?.stop;
  // Of other complaints only those that say what else is dangerous while it burns.
  if (story)
    return {
      stop: story,
      patterns: RIDER.burns.has(story.danger)
        ? patterns.filter((one) => one.stop?.danger === story.danger)
        : [],
    };
  if (!worst) return toldIn(vocabulary.find(text), patterns) ?? { stop: DANGEROUS, patterns: [] };
  const passage = vocabulary.find({ language: text.language, tokens: worst.tokens });
  const named = new Set([
    ...patternsIn(passage).map(({ pattern }) => pattern.id),
    ...codes.map(patternOfCode),
  ]);
  const ofPassage = patterns.filter(({ id }) => named.has(id));
  return toldIn(passage, ofPassage) ?? namedIn(worst.names);
}

/** Why the car must not be driven: a story that is known, or what the worst passage tells for certain. */
export function readStop(reading: Reading, text: ReadText, worst: Told | null): StopReading {
  const tells = tellsOf(text);
  const isTold = (list: string) => tells(list).size > 0;
  const { stop, patterns } = reasonOf(reading, text, worst, tells);
  const isRidden = isTold(RIDER.match) && !isTold(RIDER.unless) && !RIDER.burns.has(stop.danger);
  const action = isRidden ? RIDER[stop.danger === 'surging' ? 'surging' : 'other'] : stop.action;
  return {
    stop: { ...stop, action: inPlace(action, stop.danger !== 'brakes', isTold) },
    patterns: isRidden ? [] : patterns,
  };
}

/** What to do first, and then only what can be done with the car standing. */
export const stopAdvices = ({ stop, patterns }: StopReading, vehicle: Vehicle): BilingualText[] => [
  stop.action,
  ...new Set(
    patterns.flatMap(({ advices }) =>
      advices.filter((text) => text.isStanding && fitsVehicle(text, vehicle)),
    ),
  ),
  ...(stop.danger === 'people' ? [] : [CONSULT_MECHANIC]),
];
