import { newId, type Deps } from '#server/platform/deps.ts';
import type { Job } from '#server/platform/jobs/job.ts';

export const runJob = (deps: Deps, job: Job): Promise<void> =>
  job.run(deps, { id: newId(), signal: new AbortController().signal });
