import type { ReportOrder } from '#domain/reports/schema.ts';
import { withPictures } from '#domain/reports/report-facts.ts';
import { takeTurns } from '#server/media/take-turns.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import { countRequests } from '#server/platform/rate-limits/rate-limit.ts';
import { gatherReport } from './gather-report.ts';
import { readPictures } from './report-pictures.ts';
import { renderReport } from './render-report.ts';

/** A report in work holds its pictures in memory: one at a time, and only so many wait for their turn. */
const inTurn = takeTurns(1);
const WAITING_MAX = 8;
let waiting = 0;

/** Somebody who compares options makes a few in a row; more in ten minutes is no owner. */
const REPORTS = { max: 20, seconds: 10 * 60 };

type Report = { pdf: Uint8Array<ArrayBuffer>; name: string };

/**
 * The health report of a car as a PDF (D32).
 * @param origin where the page of a share link is, for the address on the report
 * @param signal ends the work as soon as nobody waits for it any more
 * @throws NOT_FOUND for a link that is not this car's or has ended; TOO_MANY_REQUESTS
 */
export async function makeReport(
  deps: Deps,
  scope: CarScope,
  order: ReportOrder,
  { origin, signal }: { origin: string; signal: AbortSignal },
): Promise<Report> {
  const wait = deps.config.rateLimits
    ? await countRequests(deps.db, `report:${scope.ownerId}`, REPORTS, deps.clock())
    : 0;
  if (wait > 0) throw refusal('TOO_MANY_REQUESTS', { retryAfter: wait });
  if (waiting >= WAITING_MAX) throw refusal('TOO_MANY_REQUESTS', { retryAfter: 10 });
  waiting += 1;
  try {
    return await inTurn(async () => {
      signal.throwIfAborted();
      const { facts, sources } = await gatherReport(deps, scope, order, origin);
      const pictures = await readPictures(deps.files, sources, signal);
      const known = withPictures(facts, new Set(Object.keys(pictures)));
      const pdf = await renderReport({ facts: known, language: order.language, pictures }, signal);
      return { pdf, name: `carful-report-${facts.today}.pdf` };
    });
  } finally {
    waiting -= 1;
  }
}
