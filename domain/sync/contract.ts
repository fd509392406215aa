import { owner } from '#domain/contract-base.ts';
import { SyncAnswer, SyncQuery } from './schema.ts';

export const syncContract = {
  sync: {
    pull: owner
      .route({
        method: 'GET',
        path: '/sync',
        summary: 'What has changed of all cars and their records since a cursor, in pages',
        description:
          'The cursor names every car: one that makes the address too long for a proxy goes, with all input, into the body of a POST.',
      })
      .input(SyncQuery)
      .output(SyncAnswer),
  },
};
