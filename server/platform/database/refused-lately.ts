import { isRefusal } from '#server/platform/errors.ts';
import { putRecent } from '#server/platform/put-recent.ts';

type Refused = { until: number; size: number; isQuota: boolean; error: unknown };
/** By session. */
const lately = new Map<string, Refused>();
const REMEMBERED = 10_000;
const REST_MS = 10_000;

type Attempt = {
  size: number;
  /** What adds a record or is long: a quota refuses nothing else. */
  isCounted: boolean;
  /** What deletes always runs, and the next write asks again. */
  frees: boolean;
  /** Whether it has been applied before, so that its answer is there. */
  isKnown: () => Promise<boolean>;
};

/** A session that was refused for want of space gets the same answer for a while without a write to the database, where
 * each try would leave a dead row and lines of its log of changes on the disk that is full. */
export async function unlessRefusedLately<Result>(
  session: string,
  { size, isCounted, frees, isKnown }: Attempt,
  write: () => Promise<Result>,
): Promise<Result> {
  const refused = frees ? undefined : lately.get(session);
  const isRefused =
    refused && size >= refused.size && performance.now() < refused.until && (isCounted || !refused.isQuota);
  if (isRefused && !(await isKnown())) throw refused.error;
  try {
    const result = await write();
    if (frees) lately.delete(session);
    return result;
  } catch (error) {
    if (isRefusal(error) && ['NO_SPACE', 'QUOTA_EXCEEDED'].includes(error.code)) {
      const isQuota = error.code === 'QUOTA_EXCEEDED';
      putRecent(lately, session, { until: performance.now() + REST_MS, size, isQuota, error }, REMEMBERED);
    }
    throw error;
  }
}
