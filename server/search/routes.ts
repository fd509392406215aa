import { LANGUAGES } from '#domain/language/words.ts';
import { searchPage } from '#domain/search/searched-records.ts';
import { api } from '#server/platform/http/api.ts';
import { wordsFor } from '#server/platform/words.ts';
import { viewOfOwner } from '#server/sync/read-records.ts';

const SEARCHED = { issue: {}, repair: {}, fill: {}, document: {}, reminder: {} };

export const searchRoutes = {
  find: api.search.find.handler(({ input, context }) =>
    viewOfOwner(context, SEARCHED, (cars) => searchPage(cars, input, LANGUAGES.map(wordsFor))),
  ),
};
