import type * as z from 'zod/mini';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { SynthesizeSymptoms, SynthesizeSymptomsAnswer } from '#domain/assessment/functions-schema.ts';
import { notesPrompt, sentencePrompt } from '#domain/assessment/prompts.ts';
import {
  localSymptomSentence,
  readRecurrenceSymptoms,
  readSymptomSentence,
} from '#domain/assessment/synthesis-rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askModel, jsonIn } from '#server/platform/model.ts';

/**
 * One sentence for a question and its answer, a list for the notes of a recurrence (spec 7). When a
 * configured model fails, a pair gets the locally built sentence and notes get no symptoms.
 */
export async function synthesizeSymptoms(
  { config, log }: Deps,
  input: z.output<typeof SynthesizeSymptoms>,
  signal?: AbortSignal,
): Promise<SynthesizeSymptomsAnswer> {
  const language = input.language === 'Latvian' ? 'lv' : 'en';
  const prompt =
    'notes' in input
      ? notesPrompt(input.notes, input.language)
      : sentencePrompt(input.questionAnswer, input.language);
  const answer = config.model
    ? await askModel(config.model, { ...prompt, signal })
        .then(jsonIn)
        .catch((error: unknown) => {
          log.warn({ err: error }, 'the model gave no symptoms');
          return null;
        })
    : null;
  if ('notes' in input) {
    const offline = () => assessOffline({ description: input.notes, language }).symptoms;
    return { result: config.model ? readRecurrenceSymptoms(answer) : offline() };
  }
  const { question, answer: said } = input.questionAnswer;
  return { result: readSymptomSentence(answer) ?? localSymptomSentence(question, said, language) };
}
