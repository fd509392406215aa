import type * as z from 'zod/mini';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import type { SynthesizeSymptoms, SynthesizeSymptomsAnswer } from '#domain/assessment/functions-schema.ts';
import { notesPrompt, sentencePrompt } from '#domain/assessment/prompts.ts';
import {
  localSymptomSentence,
  readRecurrenceSymptoms,
  readSymptomSentence,
} from '#domain/assessment/synthesis-rules.ts';
import { sentences } from '#domain/assessment/symptoms-rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { askForJson, type ParsedAnswer } from './ask-for-json.ts';
import { requestModel } from './request-model.ts';

type Input = z.output<typeof SynthesizeSymptoms>;

export async function synthesizeSymptoms(
  deps: Deps,
  owner: OwnerScope,
  input: Input,
  signal?: AbortSignal,
): Promise<SynthesizeSymptomsAnswer> {
  const language = input.language === 'Latvian' ? 'lv' : 'en';
  const access = await requestModel(deps, owner, { purpose: 'symptoms' });
  if (!access.granted) return { result: synthesizeOffline(input) };
  const prompt =
    'notes' in input
      ? notesPrompt(input.notes, input.language)
      : sentencePrompt(input.questionAnswer, input.language);
  const parse = (raw: unknown): ParsedAnswer<string | string[]> => {
    const value = 'notes' in input ? readRecurrenceSymptoms(raw) : readSymptomSentence(raw);
    if (value === null || !Object.hasOwn(Object(raw), 'result')) return { defect: '"result" is missing' };
    return isInLanguage([value].flat().join('\n'), language)
      ? { value }
      : { defect: `it was not written in ${input.language}` };
  };
  try {
    return { result: await askForJson(access, { ...prompt, signal }, parse) };
  } catch (error) {
    if (access.wasForbidden()) return { result: synthesizeOffline(input) };
    if (!signal?.aborted) deps.log.warn({ err: error }, 'the model gave no symptoms');
    return { result: 'notes' in input ? [] : synthesizeOffline(input) };
  } finally {
    await access.recorded();
  }
}

/** Keeps every sentence of the notes verbatim. */
function synthesizeOffline(input: Input): string | string[] {
  if ('notes' in input) return sentences(input.notes);
  return localSymptomSentence(input.questionAnswer.question, input.questionAnswer.answer);
}
