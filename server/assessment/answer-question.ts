import type * as z from 'zod/mini';
import { assessOffline } from '#domain/assessment/engine.ts';
import type { CarAssistant, CarAssistantAnswer } from '#domain/assessment/functions-schema.ts';
import { assistantPrompt } from '#domain/assessment/prompts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { askModel } from '#server/platform/model.ts';

/** One answer of the assistant; without a model the engine's limited reply, marked as a fallback (D5). */
export async function answerCarQuestion(
  { config, log }: Deps,
  { messages, carDetails, language = 'en' }: z.output<typeof CarAssistant>,
  signal?: AbortSignal,
): Promise<CarAssistantAnswer> {
  if (config.model) {
    try {
      const content = await askModel(config.model, {
        ...assistantPrompt(messages, carDetails, language),
        signal,
      });
      if (content.trim()) return { choices: [{ message: { role: 'assistant', content } }] };
    } catch (error) {
      log.warn({ err: error }, 'the model gave no answer');
    }
  }
  const description = messages.findLast((message) => message.role === 'user')?.content ?? '';
  const { summary, drivingAdviceReason, recommendations } = assessOffline({
    description,
    language,
    car: carDetails ?? null,
  });
  const message = [summary, drivingAdviceReason, ...recommendations.map((line) => `- ${line}`)]
    .filter(Boolean)
    .join('\n');
  return { message, fallback: true };
}
