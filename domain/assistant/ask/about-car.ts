import { decodeTable } from '#domain/assessment/coded-steps.ts';
import { fold } from '#domain/assessment/text-reading.ts';
import { wordsIn } from '#domain/assessment/words-in.ts';
import { carWords } from '#domain/car-words/car-words.ts';
import { ABOUT_CAR } from './about-car-weights.ts';
import { numberOf, STEM } from './asks-features.ts';

/** How many numbers features have. */
export const FEATURES = 2 ** 16;
const MOST_NAMED = 5;
const MOST_OTHERS = 12;

/** What a text says, as numbers: its words, their beginnings in pairs, and how much of it is of cars. */
export function aboutFeatures(text: string): Set<number> {
  const words = wordsIn(fold(text)).map((word) => (/\d/.test(word) ? '0' : word));
  const begin = (word: string) => (word.length > STEM ? `${word.slice(0, STEM)}_` : word);
  const begun = ['^', ...words.map(begin), '$'];
  const named = carWords().find(words, 'both');
  const others = words.length - new Set(named.flatMap(({ places }) => places)).size;
  return new Set(
    [
      ...words,
      ...begun,
      ...begun.slice(1).map((word, at) => `${begun[at]} ${word}`),
      ...named.map(({ entry }) => `~${entry}`),
      `+${Math.min(MOST_NAMED, new Set(named.map(({ entry }) => entry)).size)}`,
      `-${Math.min(MOST_OTHERS, others)}`,
    ].map((one) => numberOf(one, FEATURES)),
  );
}

type Weights = {
  readonly gaps: string;
  readonly steps: string;
  readonly step: number;
  readonly bias: number;
};
const decoded = (data: Weights) => ({ ...data, table: decodeTable(data, FEATURES) });
let weights: ReturnType<typeof decoded> | undefined;

/** For the tool that learns others. */
export const setAboutCar = (data: Weights): void => {
  weights = decoded(data);
};

/** How likely a text is of something other than a car and what ails it now: a song, a plot, an appliance; from 0 to 1. */
export function shareOutside(text: string): number {
  const { table, step, bias } = (weights ??= decoded(ABOUT_CAR));
  const features = aboutFeatures(text);
  let sum = 0;
  for (const feature of features) sum += table[feature]!;
  return 1 / (1 + Math.exp(-(sum * step) / Math.sqrt(features.size + 1) - bias));
}

/** From so likely on it is taken for something else, and from so likely on that is asked. */
const OTHER = 0.5;
const UNSURE = 0.06;

/** What a text is of; of 'other' no fault is told, but a danger is. */
export function subjectOf(text: string): 'car' | 'unsure' | 'other' {
  const share = shareOutside(text);
  return share >= OTHER ? 'other' : share >= UNSURE ? 'unsure' : 'car';
}
