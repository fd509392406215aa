import { limits } from '#domain/limits.ts';
import { withExcerpt } from '#domain/search/match-rules.ts';
import { parseSearch } from '#domain/search/query-rules.ts';
import { SearchKind } from '#domain/search/schema.ts';
import { LANGUAGES } from '#domain/language/words.ts';
import { databaseZone } from '#server/platform/database/database-zone.ts';
import { api } from '#server/platform/http/api.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { wordsFor } from '#server/platform/words.ts';
import { findSearched } from './store.ts';

// A search reads all texts of an account, so searches must not take every connection of the pool.
const searching = fairQueue({ name: 'searches', running: 3, perKey: 8 });

export const searchRoutes = {
  find: api.search.find.handler(async ({ input, context: { deps, request } }) => {
    const owner = await signedInOwner(deps, request);
    const terms = parseSearch(input.text, LANGUAGES.map(wordsFor));
    const options = {
      timeZone: await databaseZone(deps.db, input.timeZone),
      kinds: input.kind ? [input.kind] : SearchKind.options,
      from: input.from ?? 0,
      limit: input.kind ? limits.listChunk : limits.searchFirst,
    };
    const found = await searching.run(owner.ownerId, () => findSearched(deps.db, owner, terms, options));
    const groups = SearchKind.options.flatMap((kind) => {
      const [first, ...rest] = found.filter(({ record }) => record.kind === kind);
      if (!first) return [];
      return [
        {
          kind,
          count: first.total,
          records: [first, ...rest].map(({ record }) => withExcerpt(record, terms)),
        },
      ];
    });
    return { groups };
  }),
};
