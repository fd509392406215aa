import { DAY_MS } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';

/** What was deleted before is gone. */
export const binnedSince = (now: Date): Date => new Date(now.getTime() - limits.binDays * DAY_MS);
