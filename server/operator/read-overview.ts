import type { Overview } from '#domain/operator/schema.ts';
import { signUpPolicy } from '#server/accounts/sign-up-policy.ts';
import { versionText } from '#server/platform/app-version.ts';
import { newestFinishedAt } from '#server/platform/backup/backup-folder.ts';
import { readDrill } from '#server/platform/backup/drill-status.ts';
import { readStatus } from '#server/platform/backup/schedule.ts';
import { databaseBytes } from '#server/platform/database/account-space.ts';
import type { Db } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { inTime } from '#server/platform/in-time.ts';
import { storedBytes } from '#server/platform/metrics/figures.ts';
import { readQueueFigures } from '#server/platform/jobs/read-figures.ts';
import type { OperatorScope } from '#server/platform/access/operator.ts';

const CHECK_MS = 3000;

/** Numbers alone, nothing of an account. */
export async function readOverview(deps: Deps, _proof: OperatorScope): Promise<Overview> {
  const { db, config, files, space, mailer } = deps;
  const [accounts, bytes, database, room, free, jobs, backup, signUp, isWorking] = await Promise.all([
    countAccounts(db),
    storedBytes(db),
    databaseBytes(db),
    space.read(),
    files.freeBytes(),
    readQueueFigures(db.$client),
    readBackups(config.backup),
    signUpPolicy(deps),
    inTime(files.check(), CHECK_MS).then(
      () => true,
      () => false,
    ),
  ]);
  return {
    version: versionText(),
    hasReleases: config.releasesUrl !== undefined,
    accounts,
    signUp,
    database: { bytes: database, free: room?.free ?? null },
    files: { kind: config.files.kind, bytes, free: config.files.kind === 'disk' ? free : null, isWorking },
    hasProvider: config.openId !== undefined,
    hasMail: mailer !== null,
    hasModel: config.model !== undefined,
    backup,
    jobs: jobs.map(({ name, waiting, active, failed, lastFailure }) => ({
      name,
      waiting,
      active,
      failed,
      lastFailure,
    })),
    settings: config.shown,
  };
}

async function countAccounts(db: Db): Promise<Overview['accounts']> {
  const { rows } = await db.$client.query<Overview['accounts']>(
    `select count(*) filter (where u.email_verified)::int as confirmed,
       count(*) filter (where not u.email_verified)::int as unconfirmed,
       count(*) filter (where u.created_at > now() - interval '7 days')::int as "madeInWeek",
       count(*) filter (where o.last_seen > now() - interval '30 days')::int as "seenInMonth"
     from auth_user u left join users o on o.id = u.id`,
  );
  return rows[0]!;
}

async function readBackups({ folder, at }: Deps['config']['backup']): Promise<Overview['backup']> {
  const newest = await newestFinishedAt(folder);
  const last = await readStatus(folder);
  return {
    isScheduled: at !== undefined,
    newestAt: newest?.toISOString() ?? null,
    failure: last?.error ? { at: last.at, reason: last.error } : null,
    drill: await readDrill(folder),
  };
}
