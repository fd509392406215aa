import { and, asc, eq, gt } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { Instant } from '#domain/shapes.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { securityEvents } from '#server/platform/security/table.ts';

const ExportedEvent = z.object({
  at: Instant,
  action: z.string(),
  outcome: z.string(),
  network: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
});

const PAGE = 200;

export const securityEventSection = defineSection<z.output<typeof ExportedEvent>>({
  name: 'securityEvents',
  since: 5,
  schema: ExportedEvent,

  async *read({ db, owner: { ownerId } }) {
    const isOwn = eq(securityEvents.ownerId, ownerId);
    for (let lastId: Id | undefined; ;) {
      const page = await db
        .select()
        .from(securityEvents)
        .where(lastId === undefined ? isOwn : and(isOwn, gt(securityEvents.id, lastId)))
        .orderBy(asc(securityEvents.id))
        .limit(PAGE);
      if (page.length > 0) yield page.map(({ id: _id, ownerId: _owner, ...event }) => toJson(event));
      if (page.length < PAGE) break;
      lastId = page.at(-1)!.id;
    }
  },

  imports: { no: 'what happened on another server is no event of this one' },
});
