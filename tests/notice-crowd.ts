import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import type { PushService } from './stand-ins/push-service.ts';

/** Of the crowd; everybody has a device besides. */
export const ONE_OF_SO_MANY_HAS_MAIL = 5;

/** People with a device, a car and five reminders each that are due today, by day or mileage, whose hour has come. */
export async function fillCrowd(client: pg.ClientBase, people: number, pushes: PushService): Promise<void> {
  const subscriptions = Array.from({ length: people }, () => pushes.subscribe());
  const ids = subscriptions.map(() => newUuid());
  await client.query(
    `insert into auth_user (id, name, email, email_verified)
     select id, 'Anna', id || '@example.com', true from unnest($1::uuid[]) as one (id)`,
    [ids],
  );
  await client.query(
    `insert into push_devices (id, owner_id, endpoint, p256dh, auth)
     select gen_random_uuid(), * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[])`,
    [
      ids,
      subscriptions.map(({ endpoint }) => endpoint),
      subscriptions.map(({ p256dh }) => p256dh),
      subscriptions.map(({ auth }) => auth),
    ],
  );
  await client.query(`
    insert into cars (id, owner_id, brand, model, year) select gen_random_uuid(), id, 'Volvo', 'V70', 2012
    from auth_user;
    insert into mileage_readings (id, owner_id, car_id, km, date, source)
    select gen_random_uuid(), owner_id, id, 90000 + 400 * n, current_date - 10 * (20 - n), 'car'
    from cars, generate_series(1, 20) n;
    insert into reminders (owner_id, id, car_id, title, kind, due_date, due_km, base)
    select owner_id, gen_random_uuid(), id, 'Reminder ' || n, 'other',
      case when n <= 3 then current_date when n = 4 then current_date + 300 end,
      case when n >= 3 then 98000 end, 'due'
    from cars, generate_series(1, 5) n;
    insert into notice_settings (owner_id, email_enabled, digest_at, quiet_from, quiet_to, zone)
    select id, row_number() over (order by id) % ${ONE_OF_SO_MANY_HAS_MAIL} = 0, 480, 0, 0, 'UTC' from auth_user;
    insert into notice_runs (owner_id, next_at) select id, now() - interval '1 minute' from auth_user;
    analyze`);
}

const newUuid = () =>
  randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-8$4-$5');

export type CrowdFigures = { notices: number; digests: number; waiting: number };

export async function crowdFigures(client: pg.ClientBase): Promise<CrowdFigures> {
  const { rows } = await client.query<CrowdFigures>(
    `select count(*)::int as notices, count(distinct digest)::int as digests,
       (select count(*)::int from notice_deliveries) as waiting from notices`,
  );
  return rows[0]!;
}
