import * as z from 'zod/mini';
import type { AssessmentLanguage, QuestionAnswer } from './schema.ts';

const LATVIAN_LETTER = /[āčēģīķļņšūž]/iu;

/** The language named in a synthesis call (VAL-65, CALL-43). */
export function detectLanguage(text: string): 'Latvian' | 'English' {
  return LATVIAN_LETTER.test(text.normalize('NFC')) ? 'Latvian' : 'English';
}

function isDenied(answer: string, interfaceLanguage: AssessmentLanguage): boolean {
  const words =
    answer
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  if (detectLanguage(answer) === 'Latvian' || interfaceLanguage === 'lv') {
    // 'no' is the Latvian preposition 'from' unless it stands alone (D51)
    return words.some((word) => word === 'nav' || word === 'nē') || /^(no|not)$/.test(words.join(' '));
  }
  return words.some((word) => word === 'no' || word === 'not' || word === 'nav');
}

/** Answered pairs, except those denied by the whole word 'no', 'not', 'nav' or 'nē' (D51). */
export function answeredPairs(
  pairs: readonly QuestionAnswer[],
  interfaceLanguage: AssessmentLanguage,
): QuestionAnswer[] {
  return pairs.filter(({ answer }) => answer.trim() !== '' && !isDenied(answer, interfaceLanguage));
}

/** Used when no model writes the sentence: the question as a label, then the owner's words. */
export function localSymptomSentence(question: string, answer: string, language: AssessmentLanguage): string {
  const said = answer
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.!?…]+$/u, '');
  const asked = question
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[?.!…:]+$/u, '');
  const isYes = /^(yes|yeah|yep|yup|ja|jā|jap|aha|protams)$/iu.test(said.normalize('NFC'));
  if (asked === '') return `${said}.`;
  if (isYes) return language === 'lv' ? `${asked} – jā.` : `${asked}: confirmed.`;
  return language === 'lv' ? `${asked} – ${said}.` : `${asked}: ${said}.`;
}

const Result = z.object({ result: z.array(z.unknown()) });

export function readRecurrenceSymptoms(data: unknown): string[] {
  const parsed = Result.safeParse(data);
  if (!parsed.success) return [];
  return parsed.data.result
    .filter((item) => typeof item === 'string')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export function readSymptomSentence(data: unknown): string | null {
  const parsed = z.object({ result: z.string() }).safeParse(data);
  const sentence = parsed.success ? parsed.data.result.trim() : '';
  return sentence === '' ? null : sentence;
}
