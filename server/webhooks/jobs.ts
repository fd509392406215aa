import { hourly, type Job } from '#server/platform/jobs/job.ts';
import { pruneWebhooks } from './deliver-webhooks.ts';

export const webhookJobs: readonly Job[] = [{ name: 'prune-webhooks', ...hourly, run: pruneWebhooks }];
