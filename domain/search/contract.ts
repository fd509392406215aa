import { readsAll } from '#domain/contract-base.ts';
import { SearchAnswer, SearchQuery } from './schema.ts';

export const searchContract = {
  search: {
    find: readsAll('/search', 'Records of all cars by words, repair shop, amount, date and car, newest first')
      .input(SearchQuery)
      .output(SearchAnswer),
  },
};
