import type { Offline } from '#domain/outbox/offline.ts';

export const webhooksOffline = {
  writes: {
    'webhooks.create': { no: 'It holds a secret, which is not kept on a device' },
    'webhooks.resume': { no: 'Only the server sends' },
    'webhooks.delete': { no: 'A webhook counts as ended only when the server has ended it' },
    'webhooks.sendAgain': { no: 'Only the server sends' },
  },
} satisfies Offline<'webhooks'>;
