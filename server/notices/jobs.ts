import type { Job } from '#server/platform/jobs/job.ts';
import { deliverNotices, deliverPushes, requeueNotices } from './deliver-notices.ts';
import { planNotices } from './plan-notices.ts';

export const noticeJobs: readonly Job[] = [planNotices, deliverNotices, deliverPushes, requeueNotices];
