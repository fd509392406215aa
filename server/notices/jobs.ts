import type { Job } from '#server/platform/jobs/job.ts';
import { deliverNotices, deliverPushes } from './deliver-notices.ts';
import { requeueNotices } from './requeue-notices.ts';
import { planNotices } from './plan-notices.ts';

export const noticeJobs: readonly Job[] = [planNotices, deliverNotices, deliverPushes, requeueNotices];
