import { asc, eq } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Instant } from '#domain/shapes.ts';
import { toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { webhooks } from './table.ts';

const ExportedWebhook = z.object({
  url: z.string(),
  events: z.string(),
  isPaused: z.boolean(),
  createdAt: Instant,
  lastSentAt: z.nullable(Instant),
});

/** Without the secrets with which messages are signed. */
export const webhookSection = defineSection<z.output<typeof ExportedWebhook>>({
  name: 'webhooks',
  since: 8,
  schema: ExportedWebhook,

  async *read({ db, owner: { ownerId } }) {
    const rows = await db
      .select()
      .from(webhooks)
      .where(eq(webhooks.ownerId, ownerId))
      .orderBy(asc(webhooks.createdAt), asc(webhooks.id));
    yield rows.map(({ url, events, isPaused, createdAt, lastSentAt }) =>
      toJson({ url, events: events.join(' '), isPaused, createdAt, lastSentAt }),
    );
  },

  imports: { no: 'a receiver knows each server by a secret of its own' },
});
