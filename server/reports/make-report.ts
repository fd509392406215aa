import type { ReportOrder } from '#domain/reports/schema.ts';
import { reportName } from '#domain/reports/report-name.ts';
import { withPictures } from '#domain/reports/report-facts.ts';
import type { Deps } from '#server/platform/deps.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { enforceLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { gatherReport } from './gather-report.ts';
import { readPictures } from './report-pictures.ts';
import { renderReport } from './render-report.ts';

const rendering = fairQueue({ name: 'reports', running: 1, perKey: 6 });

const REPORT_LIMIT = { max: 20, seconds: 10 * 60 };

type Report = { pdf: Uint8Array<ArrayBuffer>; name: string };

/** @param origin of the share link
 * @throws NOT_FOUND for a link that belongs to another car or has ended; TOO_MANY_REQUESTS */
export async function makeReport(
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Promise<Report> {
  await enforceLimit(deps, `report:${scope.actorId}`, REPORT_LIMIT);
  const make = async () => {
    const { facts, sources } = await gatherReport(deps, scope, order, origin);
    const pictures = await readPictures(deps.files, sources, signal);
    const illustrated = withPictures(facts, new Set(Object.keys(pictures)));
    const pdf = await renderReport({ facts: illustrated, language: order.language, pictures }, signal);
    return { pdf, name: reportName(facts.car, facts.today) };
  };
  return rendering.run(scope.actorId, make, signal);
}
