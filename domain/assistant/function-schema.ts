import * as z from 'zod/mini';
import { CarDetails } from '#domain/assessment/functions-schema.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { text } from '#domain/shapes.ts';
import { OfflineReason } from './schema.ts';

export const CarAssistant = z.object({
  messages: z
    .array(z.object({ role: z.enum(['user', 'assistant', 'system']), content: text(limits.longText) }))
    .check(z.minLength(1), z.maxLength(100)),
  carDetails: CarDetails,
  language: z.optional(z.enum(['en', 'lv'])),
  carId: z.optional(Id),
});
export type CarAssistant = z.input<typeof CarAssistant>;

/** `message` holds a fallback reply; a model's reply is in choices[0].message.content. */
export const CarAssistantAnswer = z.object({
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  fallback: z.optional(z.boolean()),
  reason: z.optional(OfflineReason),
  choices: z.optional(z.array(z.object({ message: z.object({ role: z.string(), content: z.string() }) }))),
});
export type CarAssistantAnswer = z.infer<typeof CarAssistantAnswer>;
