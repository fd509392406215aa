import { sweepFiles } from '#server/media/jobs.ts';
import { runJob } from './run-job.ts';
import type { World } from './world.ts';

/**
 * Sweeps as if the files of this owner were older by so many days. A later clock would also take what other tests of the
 * same database have just uploaded.
 */
export async function sweepAfter(world: World, ownerId: string, days: number): Promise<void> {
  await world.deps.db.$client.query(
    'update media set created_at = created_at - make_interval(days => $2) where owner_id = $1',
    [ownerId, days],
  );
  await runJob(world.deps, sweepFiles);
}
