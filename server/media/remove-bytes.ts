import type { Deps } from '#server/platform/deps.ts';
import { forgetKeys, postponeKeys } from './deleted-keys.ts';

const RETRY_MS = 60 * 60_000;

export async function removeBytes({ db, files, log, clock }: Deps, keys: string[]): Promise<void> {
  const outcomes = await Promise.allSettled(keys.map((key) => files.remove(key)));
  const isRemoved = (_key: string, at: number) => outcomes[at]?.status === 'fulfilled';
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected')
      log.error({ err: outcome.reason as unknown }, 'a deleted file could not be removed');
  }
  await forgetKeys(db, keys.filter(isRemoved));
  const failed = keys.filter((key, at) => !isRemoved(key, at));
  await postponeKeys(db, failed, new Date(clock().getTime() + RETRY_MS));
}
