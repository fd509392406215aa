import { and, eq, sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import type { Webhook, WebhookDelivery, WebhookDraft } from '#domain/webhooks/schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { printInstant } from '#server/platform/database/printed.ts';
import { build } from '#server/platform/database/statement.ts';
import { webhookDeliveries, webhooks } from './table.ts';

const LISTED = 50;

export async function listWebhooks(db: Queryable, { ownerId }: OwnerScope): Promise<Webhook[]> {
  const { rows } = await db.execute<{ webhook: Webhook }>(sql`
    select json_build_object('id', id, 'url', url, 'events', events, 'isPaused', is_paused,
      'failingSince', ${sql.raw(printInstant('failing_since'))}, 'lastSentAt', ${sql.raw(printInstant('last_sent_at'))},
      'createdAt', ${sql.raw(printInstant('created_at'))}) as webhook
    from webhooks where owner_id = ${ownerId} order by created_at desc, id desc`);
  return rows.map(({ webhook }) => webhook);
}

/** Null for one that is gone or another's. */
export async function listDeliveries(
  db: Queryable,
  { ownerId }: OwnerScope,
  webhookId: Id,
): Promise<WebhookDelivery[] | null> {
  const { rows } = await db.execute<{ deliveries: WebhookDelivery[] }>(sql`
    select coalesce((
      select json_agg(json_build_object('id', id, 'event', event, 'attempts', attempts, 'answer', answer,
        'createdAt', ${sql.raw(printInstant('created_at'))}, 'deliveredAt', ${sql.raw(printInstant('delivered_at'))},
        'nextAt', ${sql.raw(printInstant('next_at'))}))
      from (select * from webhook_deliveries d where d.webhook_id = webhooks.id order by created_at desc, id desc
        limit ${LISTED}) as latest), '[]') as deliveries
    from webhooks where id = ${webhookId} and owner_id = ${ownerId}`);
  return rows[0]?.deliveries ?? null;
}

export async function countWebhooks(tx: Queryable, { ownerId }: OwnerScope): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from webhooks where owner_id = ${ownerId}`,
  );
  return rows[0]!.count;
}

export const insertWebhook = (
  { ownerId }: OwnerScope,
  { id, url, events, secret }: WebhookDraft,
  now: Date,
) =>
  build
    .insert(webhooks)
    .values({ id, ownerId, url, events, secret, createdAt: now })
    .onConflictDoNothing()
    .returning();

const isWebhook = ({ ownerId }: OwnerScope, id: Id) =>
  and(eq(webhooks.id, id), eq(webhooks.ownerId, ownerId));

export const resumeWebhook = (scope: OwnerScope, id: Id) =>
  build.update(webhooks).set({ isPaused: false, failingSince: null }).where(isWebhook(scope, id)).returning();

export const deleteWebhook = (scope: OwnerScope, id: Id) =>
  build.delete(webhooks).where(isWebhook(scope, id)).returning();

/** Begins its attempts anew. */
export const requeueDelivery = (
  { ownerId }: OwnerScope,
  { webhookId, deliveryId }: { webhookId: Id; deliveryId: Id },
  now: Date,
) =>
  build
    .update(webhookDeliveries)
    .set({ nextAt: now, attempts: 0 })
    .where(
      and(
        eq(webhookDeliveries.id, deliveryId),
        eq(webhookDeliveries.webhookId, webhookId),
        eq(webhookDeliveries.ownerId, ownerId),
      ),
    )
    .returning();
