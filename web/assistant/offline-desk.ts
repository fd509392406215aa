import { assessOffline } from '#domain/assessment/engine.ts';
import { offlineReply } from '#domain/assistant/offline-reply-rules.ts';

/** All that answers without a network, in one piece to be fetched. */
export const offlineDesk = { assessOffline, offlineReply };
