import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { limits } from './limits.ts';
import { isDay } from './days.ts';
import { Instant } from './shapes.ts';

/** `date|id` of the last entry of the previous page: an instant, or a day for repairs. */
const Cursor = z.string().check(
  z.maxLength(100),
  z.refine((cursor) => {
    const [at, id, ...rest] = cursor.split('|');
    return rest.length === 0 && Id.safeParse(id).success && (isDay(at!) || Instant.safeParse(at).success);
  }),
);

/** A full page names where the next one begins, which may be empty. */
export function pageOf<T>(
  rows: readonly T[],
  limit: number | undefined = limits.listPage,
  cursorOf: (last: T) => string,
): { page: T[]; next: string | null } {
  const page = rows.slice(0, limit);
  return { page, next: page.length === limit ? cursorOf(page.at(-1)!) : null };
}

export const PageQuery = {
  cursor: z.optional(Cursor),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(limits.listPageMax))),
    ),
  ),
};
