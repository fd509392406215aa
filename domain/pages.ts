import * as z from 'zod/mini';
import { Id } from './ids.ts';
import { limits } from './limits.ts';
import { isDay } from './days.ts';
import { Instant } from './shapes.ts';

/** Where the next page starts: `date|id` of the last entry, the date an instant or, for repairs, a day. */
const Cursor = z.string().check(
  z.maxLength(100),
  z.refine((cursor) => {
    const [at = '', id, ...rest] = cursor.split('|');
    return rest.length === 0 && Id.safeParse(id).success && (isDay(at) || Instant.safeParse(at).success);
  }),
);

/** Which part of a long list is asked for; both travel in the query. */
export const PageQuery = {
  cursor: z.optional(Cursor),
  limit: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,4}$/)),
      z.pipe(z.transform(Number), z.int().check(z.gte(1), z.lte(limits.listPageMax))),
    ),
  ),
};

/**
 * The whole of a long list without its entries: how many there are, and the cursor of every page but the
 * first, so that any part of it can be jumped to. Pages are of `limits.listChunk` entries.
 */
export const PageMarks = z.object({ count: z.int(), marks: z.array(z.string()) });
export type PageMarks = z.infer<typeof PageMarks>;
