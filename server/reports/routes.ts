import type { FastifyInstance } from 'fastify';
import { contract } from '#domain/contract.ts';
import { api, carScope } from '#server/platform/api.ts';
import { carRead } from '#server/platform/car-read.ts';
import type { Deps } from '#server/platform/deps.ts';
import { timelineMarks, timelinePage } from './list-timeline.ts';
import { figuresOf } from './read-figures.ts';

/** What the list of the reports is made of (spec 2.16). */
export function timelineReads(app: FastifyInstance, deps: Deps): void {
  carRead(app, deps, contract.timeline.list, timelinePage);
  carRead(app, deps, contract.timeline.marks, timelineMarks);
}

export const reportRoutes = {
  figures: api.reports.figures.handler(async ({ input, context }) =>
    figuresOf(context.deps.db, await carScope(context, input), input.timeZone),
  ),
};
