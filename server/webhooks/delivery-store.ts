import { sql } from 'drizzle-orm';
import type { Id } from '#domain/ids.ts';
import { fromMinor } from '#domain/money/minor-units.ts';
import type { WebhookEvent } from '#domain/webhooks/schema.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { printDay } from '#server/platform/database/printed.ts';

export type DueDelivery = {
  id: Id;
  webhookId: Id;
  ownerId: Id;
  carId: Id;
  recordId: Id;
  event: WebhookEvent;
  attempts: number;
  createdAt: string;
  url: string;
  secret: string;
};

/** Of one webhook at once; a single one while nothing arrives there. */
const CLAIMED = 20;
/** A process that has not finished a message by then has died. */
const LEASE = '10 minutes';

/** Accounts with webhooks that are not paused. */
export async function listOwners(db: Queryable): Promise<ReadonlySet<Id>> {
  const { rows } = await db.execute<{ id: Id }>(
    sql`select distinct owner_id as id from webhooks where not is_paused`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Takes messages that are due, so that no other process sends them.
 * @param busy webhooks that this process is sending to */
export async function claimDeliveries(db: Queryable, busy: readonly Id[], now: Date): Promise<DueDelivery[]> {
  const { rows } = await db.execute<DueDelivery>(sql`
    with chosen as (
      select one.id, w.url, w.secret
      from (select distinct webhook_id from webhook_deliveries where next_at <= ${now}) due
      join webhooks w on w.id = due.webhook_id and not w.is_paused and w.id <> all(${sql.param([...busy])}::uuid[])
      join auth_user u on u.id = w.owner_id and u.disabled_at is null and u.deletion_requested_at is null
      cross join lateral (
        select d.id from webhook_deliveries d where d.webhook_id = w.id and d.next_at <= ${now}
        order by d.next_at, d.id limit case when w.failing_since is null then ${sql.raw(String(CLAIMED))} else 1 end
        for update skip locked
      ) one
    )
    update webhook_deliveries d
    set next_at = ${now}::timestamptz + interval '${sql.raw(LEASE)}', attempts = attempts + 1
    from chosen where d.id = chosen.id
    returning d.id, d.webhook_id as "webhookId", d.owner_id as "ownerId", d.car_id as "carId", d.record_id as "recordId",
      d.event, d.attempts, to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
      chosen.url, chosen.secret`);
  return rows;
}

export async function markDelivered(
  db: Queryable,
  { id, webhookId }: DueDelivery,
  answer: string,
  now: Date,
): Promise<void> {
  await db.execute(sql`
    with delivered as (
      update webhook_deliveries set next_at = null, delivered_at = ${now}, answer = ${answer} where id = ${id}
    )
    update webhooks set failing_since = null, last_sent_at = ${now} where id = ${webhookId}`);
}

/** @returns since when nothing has arrived there; null if the webhook is gone */
export async function markFailed(
  db: Queryable,
  { id, webhookId }: DueDelivery,
  { answer, nextAt, now }: { answer: string; nextAt: Date | null; now: Date },
): Promise<Date | null> {
  const { rows } = await db.execute<{ since: string }>(sql`
    with failed as (
      update webhook_deliveries set next_at = ${nextAt}, answer = ${answer} where id = ${id}
    )
    update webhooks set failing_since = coalesce(failing_since, ${now}) where id = ${webhookId}
    returning to_json(failing_since) #>> '{}' as since`);
  return rows[0] ? new Date(rows[0].since) : null;
}

/** @returns whom to tell; undefined if it was paused already, or the account has no confirmed address */
export async function pauseWebhook(
  tx: Queryable,
  { webhookId }: DueDelivery,
): Promise<{ userId: Id; email: string; language: 'en' | 'lv' } | undefined> {
  const { rows } = await tx.execute<{ userId: Id; email: string; language: 'en' | 'lv' }>(sql`
    with paused as (
      update webhooks set is_paused = true where id = ${webhookId} and not is_paused returning owner_id
    )
    select u.id as "userId", u.email, coalesce(s.language, 'en') as language
    from paused join auth_user u on u.id = paused.owner_id left join settings s on s.owner_id = u.id
    where u.email_verified`);
  return rows[0];
}

export async function pruneDeliveries(db: Queryable, before: Date): Promise<void> {
  await db.execute(sql`delete from webhook_deliveries where created_at < ${before}`);
}

type Told = Record<string, unknown> & { costMinor?: number | null; currency?: string };

/** What a message tells of its record, in km and whole currency; null for one that was deleted since. */
export async function readTold(db: Queryable, delivery: DueDelivery): Promise<object | null> {
  const { ownerId, carId, recordId: id } = delivery;
  const isOne = sql`r.id = ${id} and r.owner_id = ${ownerId} and r.car_id = ${carId}`;
  const { rows } = await db.execute<{
    car: string;
    issue: Told;
    repair: Told;
    fill: Told;
    reminder: Told;
  }>(sql`
    select coalesce(nullif(c.nickname, ''), c.brand || ' ' || c.model) as car,
      (select json_build_object('title', title, 'date', ${sql.raw(printDay('date'))}, 'status', status,
        'drivingAdvice', driving_advice) from issues r where ${isOne}) as issue,
      (select json_build_object('title', title, 'date', ${sql.raw(printDay('date'))}, 'kind', kind, 'mileageKm', mileage,
        'costMinor', cost_minor, 'currency', currency) from repairs r where ${isOne}) as repair,
      (select json_build_object('date', ${sql.raw(printDay('date'))}, 'energy', energy, 'thousandths', amount, 'mileageKm', km,
        'costMinor', cost_minor, 'currency', currency) from fills r where ${isOne}) as fill,
      (select json_build_object('title', title, 'kind', kind, 'dueDate', ${sql.raw(printDay('due_date'))}, 'dueKm', due_km)
        from reminders r where ${isOne}) as reminder
    from cars c where c.id = ${carId} and c.owner_id = ${ownerId}`);
  const { car, ...kinds } = rows[0] ?? {};
  const [kind, record] = Object.entries(kinds).find(([, one]) => one !== null) ?? [];
  if (!record) return null;
  const { costMinor, ...told } = record;
  const cost =
    costMinor === undefined ? {} : { cost: costMinor === null ? null : fromMinor(costMinor, told.currency!) };
  return { carId, car, record: kind, id, ...told, ...cost };
}
