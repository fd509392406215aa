import { assessOffline } from '#domain/assessment/engine.ts';
import { withDueList } from '#domain/assistant/due-facts.ts';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';

/** Everything that answers offline, in one chunk: large, so loaded on demand. */
export const offlineAssistant = { assessOffline, offlineReply, withDueList };
