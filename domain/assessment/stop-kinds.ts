import { prepareWords } from './danger/features.ts';
import { readPassages } from './danger/passages.ts';
import { STOP_WEIGHTS } from './knowledge/stop-weights.ts';
import { isOfPeople, STOPS, type StopId } from './knowledge/stops.ts';
import { decodeModel, type LinearModel, sharesOf } from './linear-model.ts';
import type { AssessmentLanguage } from './schema.ts';

/** The beginning of a word stands for all its forms. */
const STEM = 4;
/** Less likely, or not so many times as likely as any other kind: a story is told what is right for every fault. */
export const LEAST = 0.2;
const MARGIN = 4;

/** Beside those of people: so few harmless stories tell of them that a story which may be a danger is one. */
const ACUTE: readonly StopId[] = ['gas', 'fumes', 'plug', 'surging', 'shaft', 'chain', 'trailer', 'towedCar'];

/** A story of such a kind is a stop where it is possible at all. */
export const isAcute = (id: StopId): boolean => isOfPeople(id) || ACUTE.includes(id);

/** The columns of the model. */
export const STOP_IDS = Object.keys(STOPS) as StopId[];

/** The stems of a text and what it names of the dictionary. */
export function stopFeatures(description: string, fallback: AssessmentLanguage): Set<string> {
  const { words, language } = readPassages(description, fallback);
  const stems = words.map(({ text, isNegated }) => `${isNegated ? '!' : ''}${text.slice(0, STEM)}`);
  return new Set([
    ...stems,
    ...prepareWords(words, language)
      .names.flat()
      .map((name) => `#${name}`),
  ]);
}

let shipped: LinearModel | undefined;

/** What kind of stop a story would tell of; null where that is not sure. */
export function stopIdOf(description: string, fallback: AssessmentLanguage): StopId | null {
  const shares = sharesOf((shipped ??= decodeModel(STOP_WEIGHTS)), stopFeatures(description, fallback));
  const [best = 0, second = 0] = shares.toSorted((a, b) => b - a);
  return best < LEAST || best < MARGIN * second ? null : STOP_IDS[shares.indexOf(best)]!;
}
