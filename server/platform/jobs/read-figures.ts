import type { ClientBase } from 'pg';
import { JOB_SCHEMA } from './install.ts';

/** Figures of one queue. `waiting` includes jobs due later, such as retries; `oldest` is the earliest due time among
 * them. */
export type QueueFigures = {
  name: string;
  waiting: number;
  active: number;
  failed: number;
  done: number;
  oldest: Date | null;
  lastFailure: string | null;
};

/** pg-boss wraps outputs that are not plain objects, and its own timeouts, in `value`. */
export const FAILURE_TEXT =
  "coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message', j.output ->> 'value')";

/** Jobs that finished more than a week ago are no longer counted. */
export async function readQueueFigures(client: Pick<ClientBase, 'query'>): Promise<QueueFigures[]> {
  const { rows } = await client.query<QueueFigures>(`
    select q.name,
      count(*) filter (where j.state in ('created', 'retry'))::int as waiting,
      count(*) filter (where j.state = 'active')::int as active,
      count(*) filter (where j.state = 'failed')::int as failed,
      count(*) filter (where j.state = 'completed')::int as done,
      min(j.start_after) filter (where j.state in ('created', 'retry')) as oldest,
      (array_agg(${FAILURE_TEXT} order by j.created_on desc)
        filter (where j.state in ('failed', 'retry') and j.output is not null))[1] as "lastFailure"
    from ${JOB_SCHEMA}.queue q left join ${JOB_SCHEMA}.job j on j.name = q.name
    where q.name not like '\\_\\_%'
    group by q.name order by q.name`);
  return rows;
}
