import { REPORT_WORDS } from '../knowledge/report-words.ts';
import type { AssessmentLanguage } from '../schema.ts';

const SHORTEST = 12;
const LIMIT = 1.2;

let weights: ReadonlyMap<string, number> | undefined;

/** Of a list as in report-words.ts. */
export const parseWords = (list: typeof REPORT_WORDS): ReadonlyMap<string, number> =>
  new Map(list.flatMap(([weight, words]) => words.split(' ').map((word) => [word, weight] as const)));

/** In the manner of a report to an authority; the rules, and the model trained on such reports, judge these better. */
export function isReport(words: readonly string[], language: AssessmentLanguage): boolean {
  if (language !== 'en' || words.length < SHORTEST) return false;
  weights ??= parseWords(REPORT_WORDS);
  let sum = 0;
  const unique = new Set(words);
  for (const word of unique) sum += weights.get(word) ?? 0;
  return sum / Math.sqrt(unique.size + 1) > LIMIT;
}
