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
  },
} satisfies Offline<'share'>;
