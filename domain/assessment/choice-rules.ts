import type { BilingualText } from './bilingual-text.ts';
import { decisiveByText } from './decisive-rules.ts';
import { NO, UNSURE, YES } from './knowledge/decisive-answers.ts';
import type { AssessmentLanguage } from './schema.ts';

/** A question that yes or no answers; with 'or' or a second question it takes words. */
const CLOSED: Readonly<Record<AssessmentLanguage, RegExp>> = {
  en: /^(?:is|are|was|were|do|does|did|has|have|had)\b(?!.*\bor\b)(?!.*, and\b)[^?]*\?$/i,
  lv: /^vai[\s,](?!varat\s)(?!.*\svai\s)(?!.*, un\s)[^?]*\?$/iu,
};

const languageOf = (question: string): AssessmentLanguage | null =>
  CLOSED.lv.test(question) ? 'lv' : CLOSED.en.test(question) ? 'en' : null;

const isTextOf = ({ lv }: BilingualText, question: string) => lv.toLowerCase() === question.toLowerCase();

/** The answers to tap, in the language of the question; none for a question that takes words. */
export function answerChoices(question: string): string[] {
  const asked = question.normalize('NFC').trim();
  const decisive = decisiveByText(asked);
  if (decisive) {
    const language = isTextOf(decisive.text, asked) ? 'lv' : 'en';
    return decisive.answers.map(({ text }) => text[language]);
  }
  const language = languageOf(asked);
  return language ? [YES, NO, UNSURE.text].map((text) => text[language]) : [];
}
