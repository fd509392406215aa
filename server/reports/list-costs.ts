import { sql } from 'drizzle-orm';
import type { CarCosts } from '#domain/reports/costs-schema.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Queryable } from '#server/platform/database/db.ts';
import { month, monthlyReadings, rows } from './store.ts';

const OF_CAR = sql`car_id = cars.id and owner_id = cars.owner_id`;

/** Costs of every car of the owner, in the order of Home. */
export async function listCosts(db: Queryable, { ownerId }: OwnerScope): Promise<CarCosts[]> {
  const { rows: found } = await db.execute<{ costs: CarCosts[] }>(sql`
    select coalesce(json_agg(json_build_object(
      'carId', id,
      'paid', ${rows(sql`
        select month, kind, currency, sum(minor)::float8 as minor from (
          select ${month(sql`date`)} as month, coalesce(kind, 'none') as kind, currency, cost_minor as minor
          from repairs where ${OF_CAR}
          union all
          select ${month(sql`date`)}, 'fuel', currency, cost_minor from fills where ${OF_CAR}
        ) as paid where minor is not null group by 1, 2, 3 order by 1, 2, 3`)},
      'lastCosts', ${rows(sql`
        select m.id as "reminderId", r.currency, r.cost_minor::float8 as minor
        from reminders m join repairs r on r.owner_id = m.owner_id and r.car_id = m.car_id and r.id = coalesce((
          select c.repair_id from reminder_completions c
          where c.owner_id = m.owner_id and c.reminder_id = m.id and c.repair_id is not null
          order by c.done_on desc, c.created_at desc, c.id desc limit 1
        ), (select d.repair_id from documents d where d.owner_id = m.owner_id and d.reminder_id = m.id limit 1), (
          select s.id from repairs s
          where s.owner_id = m.owner_id and s.car_id = m.car_id and lower(s.title) = lower(m.title)
            and s.cost_minor is not null
          order by s.date desc, s.id desc limit 1
        ))
        where m.car_id = cars.id and m.owner_id = cars.owner_id and r.cost_minor is not null order by m.id`)},
      'unpriced', (select count(*) from repairs where ${OF_CAR} and cost_minor is null)
        + (select count(*) from fills where ${OF_CAR} and cost_minor is null),
      'mileage', ${rows(monthlyReadings(OF_CAR))}
    ) order by created_at, id), '[]'::json) as costs
    from cars where owner_id = ${ownerId}`);
  return found[0]!.costs;
}
