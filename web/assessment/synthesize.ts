import type { QuestionAnswer } from '#domain/assessment/schema.ts';
import {
  answeredPairs,
  detectLanguage,
  localSymptomSentence,
  readSymptomSentence,
} from '#domain/assessment/synthesis-rules.ts';
import type { Language } from '#domain/language/words.ts';
import { call } from '#web/platform/api/client.ts';
import { loadEngine } from './load-engine.ts';

const TIMEOUT_MS = 20_000;

/** One symptom sentence per answer that describes one; built locally when the request fails. */
export async function synthesize(pairs: readonly QuestionAnswer[], language: Language): Promise<string[]> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const engine = await loadEngine().catch((error: unknown) => {
    console.warn('The prepared answers could not be evaluated', error);
    return null;
  });
  const found = await Promise.all(
    pairs.map(async (pair) => {
      const prepared = engine?.preparedSymptoms(pair, language);
      if (prepared) return prepared;
      return answeredPairs([pair], language).length > 0 ? [await sentenceOf(pair, signal)] : [];
    }),
  );
  return found.flat().filter((sentence) => sentence !== '');
}

async function sentenceOf(questionAnswer: QuestionAnswer, signal: AbortSignal): Promise<string> {
  const { question, answer } = questionAnswer;
  const local = () => localSymptomSentence(question, answer);
  try {
    const spoken = detectLanguage(`${question} ${answer}`);
    const data = await call('functions.synthesizeSymptoms', { questionAnswer, language: spoken }, { signal });
    return readSymptomSentence(data) ?? local();
  } catch (error) {
    console.warn('The symptom sentence is built locally', error);
    return local();
  }
}
