import { pendingCalls } from '#domain/outbox/pending.ts';
import type { Offline } from '#domain/outbox/offline.ts';

const opensAtOnce = { no: 'Whoever gets a link opens it at once' };
const byLink = { no: 'A link may have ended; the form keeps what was typed' };

export const shareOffline = {
  writes: {
    'share.create': opensAtOnce,
    'share.edit': opensAtOnce,
    'share.delete': { no: 'A link counts as ended only when the server has ended it' },
    'share.markSeen': { no: 'It is sent again with the next look' },
    'share.logRepair': byLink,
    'share.logSymptom': byLink,
    'share.logReply': byLink,
    'share.withdrawReply': byLink,
    'share.withdrawRepair': byLink,
  },
  reads: {
    'share.news': (news, pending) => {
      const gone = new Set<string>([
        ...pendingCalls(pending, 'repairs.delete').map(({ input }) => input.repairId),
        ...pendingCalls(pending, 'issues.delete').map(({ input }) => input.issueId),
        ...pendingCalls(pending, 'replies.delete').map(({ input }) => input.replyId),
      ]);
      return { records: news.records.filter(({ id, issueId }) => !gone.has(id) && !gone.has(issueId ?? id)) };
    },
  },
} satisfies Offline<'share'>;
