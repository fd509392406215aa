import { setTimeout as sleep } from 'node:timers/promises';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { putRecent } from '#server/platform/put-recent.ts';

/** Messages to devices and addresses of users, which may be silent as long as they like: an account has some of those
 * that are under way in this process, and the rest waits. */
export const messageTurns = fairQueue({ name: 'messages', running: 300, perKey: 40, whenShared: 10 });
/** A mail server limits connections, and one of them is always for another account. */
export const mailTurns = fairQueue({ name: 'digests', running: 5, perKey: 1000, runningPerKey: 4 });

const PATIENCE_MS = 1000;
const SILENT_BEFORE_REST = 3;
const REST_FIRST_MS = 60_000;
const REST_MAX_MS = 60 * 60_000;
const REMEMBERED = 10_000;

/** By device, or by the owner of an address. In memory: after a restart each is tried anew. */
const rests = new Map<string, { silent: number; until: number }>();

/** When a target that was silent may be tried again; null for now. */
export function restsUntil(target: string, now: Date): Date | null {
  const until = rests.get(target)?.until ?? 0;
  return until > now.getTime() ? new Date(until) : null;
}

/** @param answered whether anything came back, be it a refusal */
export function noteOutcome(target: string, answered: boolean, now: Date): void {
  const silent = answered ? 0 : (rests.get(target)?.silent ?? 0) + 1;
  if (silent === 0) return void rests.delete(target);
  const doublings = silent - SILENT_BEFORE_REST;
  const restMs = doublings < 0 ? 0 : Math.min(REST_FIRST_MS * 2 ** doublings, REST_MAX_MS);
  putRecent(rests, target, { silent, until: now.getTime() + restMs }, REMEMBERED);
}

/** Whether the work ends soon. A worker waits no longer, because others wait for it. @throws what the work throws */
export async function endsSoon(work: Promise<unknown>): Promise<boolean> {
  const ended = work.then(() => true);
  return Promise.race([ended, sleep(PATIENCE_MS, false, { ref: false })]);
}
