import { fairQueue } from '#server/platform/fair-queue.ts';

const MAX_WAIT_MS = 20_000;

/** A model at home answers one question after the other: an account has few answers under way, and its others wait. */
const answers = fairQueue({
  name: 'models',
  running: 300,
  perKey: 40,
  runningPerKey: 3,
  maxWaitMs: MAX_WAIT_MS,
});

/** The turn of one answer, however many calls it takes; what limits the time of an answer starts with its turn.
 * @param key of the account
 * @returns ends the turn
 * @throws TOO_MANY_REQUESTS when too many wait, or after 20 seconds of waiting */
export function takeTurn(key: string, signal?: AbortSignal): Promise<() => void> {
  const { promise, resolve, reject } = Promise.withResolvers<() => void>();
  answers.run(key, () => new Promise<void>((end) => resolve(end)), signal).catch(reject);
  return promise;
}
