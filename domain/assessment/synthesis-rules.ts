import * as z from 'zod/mini';
import { capitalized } from './capitalized.ts';
import { statementOf } from './statement-rules.ts';
import type { AssessmentLanguage, QuestionAnswer } from './schema.ts';
import { wordsIn } from './words-in.ts';

const UNSURE = /^(?:i )?(?:don['’]?t know|do not know|nezinu|not sure)[.!]?$/i;

const LATVIAN_LETTER = /[āčēģīķļņšūž]/iu;

/** The language named in a synthesis call (VAL-65, CALL-43). */
export function detectLanguage(text: string): 'Latvian' | 'English' {
  return LATVIAN_LETTER.test(text.normalize('NFC')) ? 'Latvian' : 'English';
}

function isDenied(answer: string, interfaceLanguage: AssessmentLanguage): boolean {
  const words = wordsIn(answer.normalize('NFC').toLowerCase());
  if (detectLanguage(answer) === 'Latvian' || interfaceLanguage === 'lv') {
    // 'no' is the Latvian preposition 'from' unless it stands alone (D51)
    return words.some((word) => word === 'nav' || word === 'nē') || /^(no|not)$/.test(words.join(' '));
  }
  return words.some((word) => word === 'no' || word === 'not' || word === 'nav');
}

/** Answered pairs, except those denied by the whole word 'no', 'not', 'nav' or 'nē' (D51), and those unsure. */
export function answeredPairs(
  pairs: readonly QuestionAnswer[],
  interfaceLanguage: AssessmentLanguage,
): QuestionAnswer[] {
  return pairs.filter(({ answer }) => {
    const said = answer.trim();
    return said !== '' && !UNSURE.test(said) && !isDenied(answer, interfaceLanguage);
  });
}

const AGREED = /^(?:yes|yeah|yep|yup|ja|jā|jap|aha|protams)(?!\p{L})[\s,.:;!–-]*/iu;

function tidied(text: string, end: RegExp): string {
  return text.normalize('NFC').trim().replace(/\s+/g, ' ').replace(end, '');
}

const asSentence = (text: string) => `${capitalized(text)}.`;

/** Where no model writes it; '' for a yes to a question that cannot be turned into a statement. */
export function localSymptomSentence(question: string, answer: string): string {
  const said = tidied(answer, /(?<![.!?…])[.!?…]+$/u);
  if (!AGREED.test(said)) return asSentence(said);
  const more = said.replace(AGREED, '');
  const statement = statementOf(tidied(question, /(?<![?.!…:\s])[?.!…:\s]+$/u));
  if (statement === null) return more === '' ? '' : asSentence(more);
  return asSentence(more === '' ? statement : `${statement} (${more})`);
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
