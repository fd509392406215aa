import type * as z from 'zod/mini';
import type { RepairSummaryQuery } from '#domain/repairs/schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar, printDay } from '#server/platform/database/printed.ts';

const totals = (when: string) => `coalesce((
  select json_agg(json_build_object('minor', minor, 'currency', currency) order by minor desc, currency)
  from (select currency, sum(cost_minor)::bigint as minor from car_repairs
    where cost_minor is not null and ${when} group by currency) as sums), '[]'::json)`;

/** A repair dated after this year was perhaps mistyped, so it is the latest only if there is no other. */
const latest = (when: string) => `(
  select json_build_object('title', title, 'date', ${printDay('date')}) from repairs
  where ${ofCar([when])} order by repairs.date desc, repairs.id desc limit 1)`;

export function repairSummary({ yearFrom, yearTo }: z.output<typeof RepairSummaryQuery>): CarRead {
  return {
    name: 'repair-summary',
    select: `
      with car_repairs as materialized (
        select date, cost_minor, currency, garage_name from repairs where ${ofCar()}
      )
      select json_build_object(
        'count', (select count(*) from car_repairs),
        'latest', coalesce(${latest('date <= $2::date')}, ${latest('true')}),
        'thisYear', ${totals('date between $1::date and $2::date')},
        'lifetime', ${totals('true')},
        'shops', coalesce((
          select json_agg(shop order by shop) from (
            select distinct garage_name as shop from car_repairs where garage_name is not null
          ) as shops), '[]'::json)
      )`,
    values: [yearFrom, yearTo],
  };
}
