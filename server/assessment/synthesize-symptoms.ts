import type * as z from 'zod/mini';
import { isInLanguage } from '#domain/assessment/answer-language-rules.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { SynthesizeSymptoms, SynthesizeSymptomsAnswer } from '#domain/assessment/functions-schema.ts';
import { notesPrompt, sentencePrompt } from '#domain/assessment/prompts.ts';
import {
  localSymptomSentence,
  readRecurrenceSymptoms,
  readSymptomSentence,
} from '#domain/assessment/synthesis-rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import { askForJson, type Judged } from './ask-for-json.ts';
import { openDesk } from './open-desk.ts';

type Input = z.output<typeof SynthesizeSymptoms>;

/**
 * One sentence for a question and its answer, a list for the notes of a recurrence (CALL-44, CALL-49). When a
 * configured model fails, a pair gets the locally built sentence and notes get no symptoms.
 */
export async function synthesizeSymptoms(
  deps: Deps,
  owner: OwnerScope,
  input: Input,
  signal?: AbortSignal,
): Promise<SynthesizeSymptomsAnswer> {
  const language = input.language === 'Latvian' ? 'lv' : 'en';
  const desk = await openDesk(deps, owner, { purpose: 'symptoms' });
  if (!desk.open) return { result: offline(input, language) };
  const prompt =
    'notes' in input
      ? notesPrompt(input.notes, input.language)
      : sentencePrompt(input.questionAnswer, input.language);
  const judge = (raw: unknown): Judged<string | string[]> => {
    const value = 'notes' in input ? readRecurrenceSymptoms(raw) : readSymptomSentence(raw);
    if (value === null || !Object.hasOwn(Object(raw), 'result')) return { problem: '"result" is missing' };
    return isInLanguage([value].flat().join('\n'), language)
      ? { value }
      : { problem: `it was not written in ${input.language}` };
  };
  try {
    return { result: await askForJson(desk.model, { ...prompt, signal }, judge) };
  } catch (error) {
    if (!signal?.aborted) deps.log.warn({ err: error }, 'the model gave no symptoms');
    return { result: 'notes' in input ? [] : offline(input, language) };
  } finally {
    await desk.written();
  }
}

function offline(input: Input, language: 'en' | 'lv'): string | string[] {
  if ('notes' in input) return assessOffline({ description: input.notes, language }).symptoms;
  return localSymptomSentence(input.questionAnswer.question, input.questionAnswer.answer, language);
}
