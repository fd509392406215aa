import { allByKey, owner } from '#domain/contract-base.ts';
import { SearchAnswer, SearchQuery } from './schema.ts';

export const searchContract = {
  search: {
    find: owner
      .meta(allByKey('records:read'))
      .route({
        method: 'GET',
        path: '/search',
        summary: 'Records of all cars by words, repair shop, amount, date and car, newest first',
      })
      .input(SearchQuery)
      .output(SearchAnswer),
  },
};
