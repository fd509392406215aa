import { findNewest } from '#server/platform/backup/backup-folder.ts';
import { readStatus } from '#server/platform/backup/schedule.ts';
import type { Config } from '#server/platform/config.ts';
import { staleDrills } from '../backup/drill-folder.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const HOUR_MS = 60 * 60_000;
/** Of the newest backup; one by hand may be a week old. */
const HOURS = { scheduled: 26, byHand: 7 * 24 };

export async function checkBackups({ backup, database }: Config, now: Date): Promise<Finding> {
  const { folder, at } = backup;
  const last = await readStatus(folder);
  if (at !== undefined && last?.error)
    return fail(
      `${last.name} failed at ${last.at}: ${last.error}`,
      'Mend this; it is tried again every 15 minutes.',
    );
  const newest = await findNewest(folder);
  if (!newest)
    return warn(
      `none in ${folder}`,
      at === undefined
        ? 'Set BACKUP_AT, or run npm run backup every night.'
        : 'The first one is made soon after a start.',
    );
  const hours = Math.floor((now.getTime() - newest.madeAt.getTime()) / HOUR_MS);
  const state = `the newest is ${hours} hours old: ${newest.path}`;
  if (hours < (at === undefined ? HOURS.byHand : HOURS.scheduled)) return ok(state);
  if (at === undefined) return warn(state, 'Set BACKUP_AT, or run npm run backup every night.');
  return database
    ? warn(state, 'Another process may have made newer ones: look at its machine, and at its log.')
    : fail(state, 'Carful makes them while it runs: look into its log.');
}

export async function checkDrills({ dataDir }: Config): Promise<Finding> {
  const stale = await staleDrills(dataDir);
  if (stale.length === 0) return ok('none was left behind');
  return warn(
    `${stale.join(', ')} in ${dataDir} were left by drills that broke off`,
    'The next npm run drill removes them.',
  );
}

export async function checkOffSite({ backup: { offSite: settings } }: Config, now: Date): Promise<Finding> {
  if (!settings) return ok('not configured: copy backups to another place yourself');
  try {
    const { openOffSite } = await import('#server/platform/backup/off-site.ts');
    const newest = (await openOffSite(settings).names()).at(-1);
    if (newest === undefined)
      return warn(`no backup in the bucket ${settings.bucket}`, 'The next backup is copied there.');
    const hours = Math.floor((now.getTime() - Date.parse(newest.replace('scheduled-', ''))) / HOUR_MS);
    const state = `the newest in the bucket ${settings.bucket} is ${newest}`;
    return hours < 2 * 24 + HOURS.scheduled
      ? ok(state)
      : fail(state, 'Newer ones are not copied: look into the log.');
  } catch (error) {
    return fail(
      `the bucket ${settings.bucket} cannot be read: ${reasonOf(error)}`,
      'Check BACKUP_S3_BUCKET, BACKUP_S3_ENDPOINT and the keys.',
    );
  }
}
