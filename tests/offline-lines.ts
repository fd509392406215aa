import type { CarFacts } from '#domain/assistant/car-facts.ts';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';
import { fullFacts } from './car-facts.ts';

export const CANNOT =
  'I cannot answer that without the AI model. From this car’s records I can tell when something was last done (for example the oil change), what you have spent, which problems are open, the mileage and how many repairs there were. You can also describe a problem.';

/** The lines of the reply, with plain spaces. */
export const ask = (question: string, of: CarFacts | null = fullFacts) =>
  offlineReply(of, { question, language: 'en', today: '2026-11-21' })
    .text.replaceAll('\u00a0', ' ')
    .split('\n');
