import { dayOfInstant } from '#domain/language/format.ts';
import { garageSummary } from '#domain/summary/garage-summary.ts';
import { api } from '#server/platform/http/api.ts';
import { wordsFor } from '#server/platform/words.ts';
import { viewOfOwner } from '#server/sync/read-records.ts';

/** All that a summary is made of. */
const SUMMARY = { issue: {}, repair: {}, fill: {}, reminder: {}, document: {}, reading: {} };

export const summaryRoutes = {
  read: api.summary.read.handler(({ input: { timeZone, language }, context }) => {
    const day = dayOfInstant(context.deps.clock().toISOString(), timeZone);
    return viewOfOwner(context, SUMMARY, (cars) => garageSummary(cars, day, wordsFor(language)));
  }),
};
