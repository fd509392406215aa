import { api, carScope } from '#server/platform/api.ts';
import { figuresOf } from './read-figures.ts';

export const reportRoutes = {
  figures: api.reports.figures.handler(async ({ input, context }) =>
    figuresOf(context.deps.db, await carScope(context, input), input.timeZone),
  ),
};
