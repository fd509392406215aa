import type * as z from 'zod/mini';
import { isDay } from '#domain/days.ts';
import { limits } from '#domain/limits.ts';
import type { TimelineQuery } from '#domain/reports/timeline-schema.ts';
import type { CarRead } from '#server/platform/http/car-read.ts';
import { ofCar, printDay, printInstant } from '#server/platform/database/printed.ts';
import { COST } from '#server/platform/database/money-sql.ts';

/** The parts of a select of issues or repairs; each uses its own index. */
type Branch = { entry: string; conditions: string[]; rest: string };

/** On the same day issues come before repairs (domain/reports/timeline-rules.ts). */
const ORDER = 'day desc, rank desc, at desc, id desc';
const CURSOR = `at || '|' || id`;

const issueDay = printDay('date at time zone $1');

const issues = ({ entry, conditions, rest }: Branch) => `
  (select ${issueDay} as day, 1 as rank, ${printInstant('date')} as at, id ${entry}
  from issues where ${ofCar(conditions)} ${rest})`;
const repairs = ({ entry, conditions, rest }: Branch) => `
  (select ${printDay('date')} as day, 0 as rank, ${printDay('date')} as at, id ${entry}
  from repairs where ${ofCar(conditions)} ${rest})`;

const issueEntry = `, json_build_object('kind', 'issue', 'day', ${issueDay}, 'issue', json_build_object(
  'id', id, 'title', title, 'date', ${printInstant('date')}, 'status', status,
  'mechanicName', mechanic_name, 'drivingAdvice', driving_advice)) as entry`;
const repairEntry = `, json_build_object('kind', 'repair', 'day', ${printDay('date')}, 'repair', json_build_object(
  'id', id, 'title', title, 'date', ${printDay('date')}, 'kind', kind, 'cost', ${COST}, 'currency', currency,
  'garageName', garage_name, 'addedByMechanic', added_by_mechanic)) as entry`;

/** Conditions for entries after a cursor, which is an issue's (`instant|id`) or a repair's (`day|id`). */
const afterIssue = {
  issues: ['(date, id) < ($3::timestamptz, $4::uuid)'],
  repairs: ['date <= ($3::timestamptz at time zone $1)::date', '$4::uuid is not null'],
};
const afterRepair = {
  issues: ['date < ($3::date)::timestamp at time zone $1', '$4::uuid is not null'],
  repairs: ['(date, id) < ($3::date, $4::uuid)'],
};

/** One page, newest first, as the JSON of a TimelinePage; $2 is the limit, $3 and $4 are the cursor. */
export function timelinePage(query: z.output<typeof TimelineQuery>): CarRead {
  const { kind, timeZone, cursor } = query;
  const [at, id] = cursor?.split('|') ?? [];
  const after = at === undefined ? undefined : isDay(at) ? afterRepair : afterIssue;
  const rest = 'order by date desc, id desc limit $2';
  const branches = [
    kind !== 'repairs' && issues({ entry: issueEntry, conditions: after?.issues ?? [], rest }),
    kind !== 'issues' && repairs({ entry: repairEntry, conditions: after?.repairs ?? [], rest }),
  ].filter(Boolean);
  return {
    name: `timeline:${kind ?? 'all'}:${after === undefined ? '' : after === afterIssue ? 'issue' : 'repair'}`,
    select: `
      select json_build_object(
        'records', coalesce(json_agg(entry order by ${ORDER}), '[]'::json),
        'next', case when count(*) = $2 then (array_agg(${CURSOR} order by day, rank, at, id))[1] end
      )
      from (
        select * from (${branches.join(' union all ')}) as both_kinds order by ${ORDER} limit $2
      ) as line
      where $1::text is not null`,
    values: [timeZone, query.limit ?? limits.listPage, ...(after ? [at, id] : [])],
  };
}
