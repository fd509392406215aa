import type { Offline } from '#domain/outbox/offline.ts';

export const keysOffline = {
  writes: {
    'keys.create': { no: 'It holds a secret, which is not kept on a device' },
    'keys.connect': { no: 'The program waits for an answer of the server' },
    'keys.delete': { no: 'A key counts as ended only when the server has ended it' },
  },
} satisfies Offline<'keys'>;
