import type { QuestionAnswer } from '#domain/assessment/schema.ts';
import {
  answeredPairs,
  detectLanguage,
  localSymptomSentence,
  readSymptomSentence,
} from '#domain/assessment/synthesis-rules.ts';
import type { Language } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';

const TIMEOUT_MS = 20_000;

/** One symptom sentence per answer that describes one (CALL-45, D51); built locally when the request fails. */
export async function synthesize(pairs: readonly QuestionAnswer[], language: Language): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return Promise.all(answeredPairs(pairs, language).map((pair) => sentenceOf(pair, language, signal)));
}

async function sentenceOf(
  questionAnswer: QuestionAnswer,
  language: Language,
  signal: AbortSignal,
): Promise<string> {
  const { question, answer } = questionAnswer;
  const local = () => localSymptomSentence(question, answer, language);
  try {
    const spoken = detectLanguage(`${question} ${answer}`);
    const data = await call('functions.synthesizeSymptoms', { questionAnswer, language: spoken }, { signal });
    return readSymptomSentence(data) ?? local();
  } catch (error) {
    console.warn('The symptom sentence is built locally', error);
    return local();
  }
}
