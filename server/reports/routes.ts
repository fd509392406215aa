import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Id } from '#domain/ids.ts';
import { costsOf } from '#domain/reports/costs-of-car.ts';
import { figuresIn } from '#domain/reports/figures-of-car.ts';
import { ReportOrder } from '#domain/reports/schema.ts';
import { timelinePage } from '#domain/reports/timeline-rules.ts';
import { api, carScope } from '#server/platform/http/api.ts';
import { disconnection } from '#server/platform/http/streamed-body.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { ownOrigin } from '#server/platform/http/origin.ts';
import { inputRefusal } from '#server/platform/http/procedures.ts';
import { ownedCar } from '#server/platform/access/scope.ts';
import { signedInOwner } from '#server/platform/access/session.ts';
import { newestFirst, viewOfCar, viewOfOwner } from '#server/sync/read-records.ts';
import { mailReport } from './mail-report.ts';
import { makeReport } from './make-report.ts';
import { PAID, PAID_FILL } from './paid-columns.ts';

export const timelineRoutes = {
  list: api.timeline.list.handler(({ input, context }) => {
    const some = newestFirst(input);
    return viewOfCar(context, input, { issue: some, repair: some }, (records) =>
      timelinePage(records, input),
    );
  }),
};

const READING = { names: ['date', 'km'] };
const FIGURES = {
  issue: { names: ['date', 'status', 'resolvedBy', 'resolvedAt', 'recurrences'] },
  repair: PAID,
  reading: READING,
};
const COSTS = {
  repair: { names: [...PAID.names, 'title'] },
  fill: PAID_FILL,
  reminder: { names: ['title', 'reminderCompletions', 'repairId'] },
  document: { names: ['reminderId', 'repairId'] },
  reading: READING,
};

export const reportRoutes = {
  figures: api.reports.figures.handler(({ input, context }) =>
    viewOfCar(context, input, FIGURES, (records) => figuresIn(records, input.timeZone)),
  ),
  costs: api.reports.costs.handler(({ context }) =>
    viewOfOwner(context, COSTS, (cars) => ({
      cars: [...cars].map(([carId, records]) => ({ carId, ...costsOf(records) })),
    })),
  ),
  mail: api.reports.mail.handler(async ({ input, context }) => {
    const { deps, request, reply } = context;
    const scope = await carScope(context, input);
    return mailReport(deps, scope, input, clientOf(deps, request, reply));
  }),
};

/** The report as a file; not in the contract. Mounted under /api. */
export function reportFile(app: FastifyInstance, deps: Deps): void {
  app.post<{ Params: { carId: string } }>('/cars/:carId/report', async (request, reply) => {
    const owner = await signedInOwner(deps, request);
    const carId = Id.safeParse(request.params.carId);
    if (!carId.success) throw refusal('NOT_FOUND');
    const scope = await ownedCar(deps.db, owner, carId.data);
    const order = ReportOrder.safeParse(request.body);
    if (!order.success) throw inputRefusal(order.error.issues);
    const client = clientOf(deps, request, reply);
    const report = await makeReport(deps, scope, order.data, client).catch((error: unknown) => {
      if (client.signal.aborted) return null;
      throw error;
    });
    if (!report) return reply; // disconnected
    const { pdf, name } = report;
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(pdf.buffer));
  });
}

function clientOf({ config }: Deps, request: FastifyRequest, reply: FastifyReply) {
  return { origin: ownOrigin(config.publicUrl, request), signal: disconnection(reply) };
}
