import { owner } from '#domain/contract-base.ts';
import { SyncAnswer, SyncQuery } from './schema.ts';

export const syncContract = {
  sync: {
    pull: owner
      .route({
        // Its cursor names every car: in an address it would be too long for proxies.
        method: 'POST',
        path: '/sync',
        summary: 'What has changed of all cars and their records since a cursor, in pages',
      })
      .input(SyncQuery)
      .output(SyncAnswer),
  },
};
