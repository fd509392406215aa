import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { Instant } from '#domain/shapes.ts';
import { toJson, readPages } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { shareLinks, shareTables } from './table.ts';

const ExportedLink = z.object({
  carId: Id,
  issueId: z.nullable(Id),
  isEditable: z.boolean(),
  showsDue: z._default(z.boolean(), false),
  createdAt: Instant,
  expiresAt: Instant,
  revokedAt: z.nullable(Instant),
  lastOpenedAt: z.nullable(Instant),
});

const id = sql<Id>`${shareLinks.id}`;

export const shareSection = defineSection<z.output<typeof ExportedLink>>({
  name: 'shareLinks',
  since: 2,
  schema: ExportedLink,

  async *read(from) {
    for await (const page of readPages(from, shareTables.shareLinks, { computed: { id } }))
      yield page.map(({ id: _id, ...link }) => toJson(link));
  },

  imports: { no: 'whoever wants a link makes a new one' },
});
