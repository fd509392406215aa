import { assessOffline } from '#domain/assessment/engine.ts';
import { textOfQuery } from '#domain/assistant/ask/answer-text.ts';
import { askedBefore } from '#domain/assistant/ask/asked-before.ts';
import { reply } from '#domain/assistant/ask/reply.ts';
import { firstQuestions } from '#domain/assistant/ask/suggestions.ts';
import { garageFactsOf } from '#domain/assistant/garage-facts.ts';

/** Everything that answers in the browser, in one chunk: large, so loaded on demand. */
export const offlineAssistant = {
  askedBefore,
  assessOffline,
  firstQuestions,
  garageFactsOf,
  reply,
  textOfQuery,
};
