import { isRefusal } from '#server/platform/errors.ts';
import { putRecent } from '#server/platform/put-recent.ts';

type Refused = { until: number; size: number; error: unknown };
/** By session. */
const lately = new Map<string, Refused>();
const REMEMBERED = 10_000;
const REST_MS = 10_000;

/** A session that was refused for want of space gets the same answer for a while without asking the database, where each
 * try would leave a dead row and lines of its log of changes on the disk that is full.
 * @param frees what deletes always runs, and the next write asks again */
export async function unlessRefusedLately<Result>(
  session: string,
  { size, frees }: { size: number; frees: boolean },
  write: () => Promise<Result>,
): Promise<Result> {
  const refused = frees ? undefined : lately.get(session);
  if (refused && size >= refused.size && performance.now() < refused.until) throw refused.error;
  try {
    const result = await write();
    if (frees) lately.delete(session);
    return result;
  } catch (error) {
    if (isRefusal(error) && ['NO_SPACE', 'QUOTA_EXCEEDED'].includes(error.code))
      putRecent(lately, session, { until: performance.now() + REST_MS, size, error }, REMEMBERED);
    throw error;
  }
}
