import type { Offline } from '#domain/outbox/offline.ts';

export const plantedOffline = {
  writes: {
    'planted.add': { no: 'It needs the server at once' },
    'planted.delete': { no: 'It needs the server at once' },
  },
} satisfies Offline<'planted'>;
