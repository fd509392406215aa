import type { Id } from '#domain/ids.ts';
import type { FailedJob } from '#domain/operator/schema.ts';
import type { Db } from '#server/platform/database/db.ts';
import { JOB_SCHEMA } from '#server/platform/jobs/install.ts';
import { FAILURE_TEXT } from '#server/platform/jobs/read-figures.ts';
import type { OperatorScope } from '#server/platform/access/operator.ts';

const SHOWN = 100;

/** Newest first; the queue forgets them after a week. */
export async function listFailedJobs(db: Db, _proof: OperatorScope): Promise<FailedJob[]> {
  const { rows } = await db.$client.query<{ id: Id; job: string; at: Date; reason: string | null }>(
    `select j.id, j.name as job, coalesce(j.completed_on, j.created_on) as at, ${FAILURE_TEXT} as reason
     from ${JOB_SCHEMA}.job j where j.state = 'failed' and j.name not like '\\_\\_%'
     order by at desc limit ${SHOWN}`,
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** @returns the name of its queue; undefined where no job of this id has failed */
export async function queueOfFailed(db: Db, _proof: OperatorScope, jobId: Id): Promise<string | undefined> {
  const { rows } = await db.$client.query<{ name: string }>(
    `select name from ${JOB_SCHEMA}.job where id = $1 and state = 'failed'`,
    [jobId],
  );
  return rows[0]?.name;
}
