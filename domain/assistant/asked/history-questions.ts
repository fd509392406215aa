import { fold } from '#domain/assessment/text-reading.ts';
import type { Concept, Mark } from '../knowledge/question-vocabulary.ts';
import { takeConcepts, takeMarks } from './concept-reading.ts';
import { MAX_WORDS, tokensOf } from './tokens.ts';

const MEASURES: readonly Concept[] = [
  'solve',
  'who',
  'many',
  'money',
  'much',
  'ago',
  'first',
  'last',
  'recur',
];

/** Whether a clause asks of what was, without a look at the records. */
export function asksOfHistory(clause: string): boolean {
  const tokens = tokensOf(clause);
  if (tokens.length > MAX_WORDS) return false;
  const concepts = takeConcepts(tokens);
  return MEASURES.some((one) => concepts.has(one)) && !concepts.has('future') && !concepts.has('will');
}

const SYMPTOMS: ReadonlySet<Mark> = new Set([
  ...(['noise', 'smoke', 'leak', 'hum', 'knock', 'squeal', 'grind', 'shake', 'bounce'] as const),
  ...(['crack', 'loss', 'dead', 'light', 'crank'] as const),
]);

/** 'P0401 kad parādījās', 'riepas kopā cik'; 'when I brake' tells. */
const ENDS_ASKING =
  /\b(?:cik|how (?:much|many|often|long ago)|kur|kurs|where|who)\W*$|\b(?:when|kad)(?: (?:did )?(?:it |tas |ta )?(?:appear|start|begin|happen|paradij\w+|pamanij\w+|sakas|notika|bija))?\W*$/;
const IS_DUE = /\b(?:next|due|overdue|expires?|nakam\w+|termin\w*)\b/;
const MAX_DUE_WORDS = 6;

/** Asks of the records of a part, in whatever order of words, and tells no symptom. */
export function namesNoSymptom(question: string): boolean {
  const tokens = tokensOf(question);
  if (tokens.length > MAX_WORDS) return false;
  if (takeMarks(tokens).some((mark) => SYMPTOMS.has(mark))) return false;
  if (asksOfHistory(question) || ENDS_ASKING.test(fold(question))) return true;
  const concepts = takeConcepts(tokens);
  if (concepts.has('due') && tokens.length <= MAX_DUE_WORDS && IS_DUE.test(fold(question))) return true;
  return concepts.has('when') && (concepts.has('change') || concepts.has('repair'));
}
