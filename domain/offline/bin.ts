import type { Offline } from '#domain/outbox/offline.ts';

const onServer = { no: 'What was deleted is on the server alone' };

export const binOffline = {
  writes: {
    'bin.restore': onServer,
    'bin.restoreCar': onServer,
    'bin.erase': onServer,
    'bin.empty': onServer,
  },
} satisfies Offline<'bin'>;
