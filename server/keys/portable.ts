import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Instant } from '#domain/shapes.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { apiKeys } from './table.ts';

const ExportedKey = z.object({
  name: z.string(),
  /** Of an AI client: where it was let in from. */
  client: z.nullable(z.string()),
  allows: z.string(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  lastAddress: z.nullable(z.string()),
});

/** Which programs had access; nothing by which one has. */
export const keySection = defineSection<z.output<typeof ExportedKey>>({
  name: 'keys',
  since: 8,
  schema: ExportedKey,

  async *read({ db, owner: { ownerId } }) {
    const rows = await db
      .select()
      .from(apiKeys)
      .where(eq(apiKeys.ownerId, ownerId))
      .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
    yield rows.map(({ name, client, scopes, createdAt, expiresAt, lastUsedAt, lastAddress }) =>
      toJson({ name, client, allows: scopes.join(' '), createdAt, expiresAt, lastUsedAt, lastAddress }),
    );
  },

  imports: { no: 'a program gets a key of each server anew' },
});
