import { statfs } from 'node:fs/promises';
import type { Config } from '#server/platform/config.ts';
import { refusal } from '#server/platform/errors.ts';
import { putRecent } from '#server/platform/put-recent.ts';

/** In bytes. */
export type Space = { free: number; total: number };
export type SpaceLevel = 'plenty' | 'warned' | 'low' | 'critical';

const MEGABYTE = 1024 * 1024;
const RESERVE_MAX = 256 * MEGABYTE;
const RESERVE_SHARE = 0.15;

/** Kept for deleting, signing in and small writes. */
export const reserveOf = (total: number): number => Math.min(RESERVE_MAX, total * RESERVE_SHARE);

export function levelOf({ free, total }: Space): SpaceLevel {
  const reserve = reserveOf(total);
  if (free < reserve / 4) return 'critical';
  if (free < reserve) return 'low';
  return free < 2 * reserve ? 'warned' : 'plenty';
}

/** What one account may write in an hour once the reserve is begun: enough for what a person enters. */
const ALLOWED = { plenty: Infinity, warned: Infinity, low: 256 * 1024, critical: 32 * 1024 };
const HOUR_MS = 60 * 60_000;
const RECHECK_MS = 1000;
const OLD_MS = 10_000;
const REMEMBERED = 50_000;

export type DatabaseSpace = {
  /** Of the database; null where its disk is not known. */
  read(): Promise<Space | null>;
  /** Counts a write of this size by an account. @throws NO_SPACE */
  assertRoom(ownerId: string, size: number): void;
};

/** @param databaseBytes how large the database is, for a limit that the operator set */
export function openSpace(
  { database, databaseBytes: limit, dataDir }: Pick<Config, 'database' | 'databaseBytes' | 'dataDir'>,
  databaseBytes: () => Promise<number>,
): DatabaseSpace {
  const measure = async (): Promise<Space | null> => {
    if (limit !== undefined) return { free: limit - (await databaseBytes()), total: limit };
    if (database) return null;
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return { free: bavail * bsize, total: blocks * bsize };
  };
  let measuring: Promise<Space | null> | undefined;
  let last = { at: -Infinity, space: null as Space | null };
  const read = () => {
    // A failed measurement is the database's, which the write itself meets.
    measuring ??= measure()
      .catch(() => null)
      .then((space) => (last = { at: performance.now(), space }).space)
      .finally(() => (measuring = undefined));
    return measuring;
  };
  // A write holds a connection, so it must not wait for another one; an old figure refuses nobody.
  const recent = () => {
    const age = performance.now() - last.at;
    if (age > RECHECK_MS) void read();
    return age < OLD_MS ? last.space : null;
  };
  const written = new Map<string, { since: number; size: number }>();
  return {
    read,
    assertRoom(ownerId, size) {
      const space = recent();
      const allowed = space ? ALLOWED[levelOf(space)] : Infinity;
      if (allowed === Infinity) return;
      const now = performance.now();
      const before = written.get(ownerId);
      const mine = before && now - before.since < HOUR_MS ? before : { since: now, size: 0 };
      if (mine.size + size > allowed) throw refusal('NO_SPACE');
      putRecent(written, ownerId, { ...mine, size: mine.size + size }, REMEMBERED);
    },
  };
}
