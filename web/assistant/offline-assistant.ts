import { assessOffline } from '#domain/assessment/engine.ts';
import { answerCard, queryText, searchCard } from '#domain/assistant/ask/card.ts';
import { askedBefore, reply } from '#domain/assistant/ask/reply.ts';
import { withDueList } from '#domain/assistant/due-facts.ts';

/** Everything that answers in the browser, in one chunk: large, so loaded on demand. */
export const offlineAssistant = {
  answerCard,
  askedBefore,
  assessOffline,
  queryText,
  reply,
  searchCard,
  withDueList,
};
