import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startFauxqs, type FauxqsServer } from 'fauxqs';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { scheduledNames } from '#server/platform/backup/backup-folder.ts';
import { dueDay, nameOf } from '#server/platform/backup/due-day.ts';
import { checkBackup } from '#server/platform/backup/manifest.ts';
import { openOffSite } from '#server/platform/backup/off-site.ts';
import {
  runScheduledBackup,
  type BackupOutcome,
  type BackupRun,
} from '#server/platform/backup/run-scheduled.ts';
import { backUpOnce, STATUS } from '#server/platform/backup/schedule.ts';
import { openLog } from '#server/platform/log.ts';
import { startApp } from '#tests/app-process.ts';
import { Visitor } from '#tests/client.ts';
import { fillWholeGarage } from '#tests/export-zip.ts';
import { freePort } from '#tests/free-port.ts';
import { copyMigratedCluster } from '#tests/migrated-cluster.ts';
import { runCommand } from '#tests/operator-command.ts';
import { signUp } from '#tests/people.ts';
import { startMailServer, type MailServer } from '#tests/stand-ins/mail-server.ts';
import { tempFolder } from '#tests/temp-folder.ts';
import { openWorld, type World } from '#tests/world.ts';
import { interrupted, refuseRows } from './drill-tools.ts';
import { asSuperuser, everyFile, s3Env, succeeded, type Env } from './backup-tools.ts';

let place: string;
let s3: FauxqsServer;
beforeAll(async () => {
  place = await tempFolder();
  s3 = await startFauxqs({ port: 0, logger: false });
});
afterAll(async () => {
  await s3.stop();
  await rm(place, { recursive: true, force: true });
});

/** Where it is about noon: no new day begins amid the tests. */
const sinceNoon = new Date().getUTCHours() - 12;
const zone = `Etc/GMT${sinceNoon < 0 ? '-' : '+'}${Math.abs(sinceNoon)}`;

describe('a whole app', { tags: ['long'] }, () => {
  const env: Env = {};
  let backup: string;
  beforeAll(async () => {
    s3.createBucket('off-site');
    Object.assign(env, {
      DATA_DIR: join(place, 'app'),
      PORT: String(await freePort()),
      BACKUP_AT: '00:00',
      BACKUP_ZONE: zone,
      ...s3Env(s3.port, 'off-site', 'BACKUP_'),
    });
    await copyMigratedCluster(env['DATA_DIR']!);
    backup = join(place, 'app/backups', nameOf(dueDay(new Date(), { at: '00:00', zone })));
  });

  test('makes up for the backup it missed, copies it off-site, and makes it once', async () => {
    // Without its schedule, which would not wait until all is there.
    const before = await startApp(env['DATA_DIR']!, { RATE_LIMITS: 'off', LOG_LEVEL: 'warn' });
    await fillWholeGarage(await signUp(new Visitor(before.url), 'Anna')).finally(() => before.stop());
    const app = await startApp(env['DATA_DIR']!, { ...env, LOG_LEVEL: 'warn' });
    try {
      const status = join(place, 'app/backups', STATUS);
      await vi.waitFor(() => expect(existsSync(status)).toBe(true), { timeout: 60_000, interval: 100 });
      expect(JSON.parse(await readFile(status, 'utf8'))).toMatchObject({ error: null });
      expect((await runCommand('doctor', env)).said).toMatch(/ok +backups .*\nok +offsite/);
    } finally {
      await app.stop();
    }
    const { tables, files, secrets } = await checkBackup(backup);
    expect(files).toHaveLength(10);
    expect(tables.find(({ name }) => name === 'cars')!.rows).toBe(2);
    expect(secrets).not.toBeNull();

    const { mtimeMs } = await stat(join(backup, 'backup.json'));
    const again = await startApp(env['DATA_DIR']!, { ...env, LOG_LEVEL: 'warn' });
    await sleep(13_000);
    await again.stop();
    expect((await stat(join(backup, 'backup.json'))).mtimeMs).toBe(mtimeMs);
  });

  test('has drills that fail for rows that the tables refuse, and remove what they made', async () => {
    const damaged = join(place, 'damaged');
    await cp(backup, damaged, { recursive: true });
    await refuseRows(damaged);
    const before = await readdir(env['DATA_DIR']!);
    const { code, said } = await runCommand('drill', env, damaged);
    expect(code).toBe(1);
    expect(said).not.toContain('came back as they were');
    expect(await readdir(env['DATA_DIR']!)).toEqual(before);
    await rm(damaged, { recursive: true });
  });

  test('has backups that a drill restores and compares; it leaves nothing, not even when broken off', async () => {
    const folder = env['DATA_DIR']!;
    const before = await readdir(folder);
    expect(await interrupted(env, 'SIGTERM')).toContain(
      'The drill was interrupted. What it made is removed.',
    );
    expect(await readdir(folder)).toEqual(before);
    await interrupted(env, 'SIGKILL');
    const [left] = (await readdir(folder)).filter((name) => name.startsWith('drill-'));
    expect((await runCommand('doctor', env)).said).toContain(`warn  drills       ${left}`);
    const { code, said } = await runCommand('drill', env);
    expect([code, said]).toEqual([0, expect.stringContaining(`${left} was left by a drill that broke off`)]);
    expect(said).toContain('10 files');
    expect(said).toContain('came back as they were');
    expect(await readdir(folder)).toEqual(before);
    expect(existsSync(join(folder, 'postgres/data/postmaster.pid'))).toBe(false);
  });

  test('can be restored from the copy off-site', async () => {
    const { DATA_DIR: _lost, ...settings } = env;
    const fresh: Env = { ...settings, DATA_DIR: join(place, 'from-copy') };
    const none = await runCommand('restore', fresh, '--off-site', 'scheduled-1999-01-01');
    expect([none.code, none.said]).toEqual([
      1,
      expect.stringContaining('has no backup scheduled-1999-01-01'),
    ]);
    succeeded(await runCommand('restore', fresh, '--off-site'));
    expect(Object.keys(await everyFile(join(fresh['DATA_DIR']!, 'files')))).toHaveLength(10);
  });
});

describe('one day of the schedule', () => {
  let world: World;
  let folder: string;
  const lines: string[] = [];
  const made: BackupOutcome = { rows: 1, files: 0, bytes: 1, offSite: null };
  let mails: MailServer;
  beforeAll(async () => {
    folder = join(place, 'world');
    mails = await startMailServer();
    const log = openLog('info', { write: (line: string) => void lines.push(line) });
    const mail = {
      SMTP_URL: mails.url,
      MAIL_FROM: 'carful@example.org',
      OPERATOR_EMAIL: 'operator@example.org',
    };
    world = await openWorld({ log, env: { BACKUP_AT: '03:15', BACKUP_DIR: folder, ...mail } });
  });
  afterAll(async () => {
    await world.close();
    await mails.stop();
  });
  const context = () => ({ ...world.deps, directUrl: inject('databaseUrl') });
  const status = async () =>
    JSON.parse(await readFile(join(folder, STATUS), 'utf8')) as { error: string | null };

  test('is backed up by one of several processes, and not again', async () => {
    let runs = 0;
    const slow = async () => {
      runs += 1;
      await sleep(500);
      return made;
    };
    const all = await Promise.all(Array.from({ length: 4 }, () => backUpOnce(context(), '2001-01-01', slow)));
    expect(runs).toBe(1);
    expect(all.filter(Boolean)).toHaveLength(1);
    expect(await backUpOnce(context(), '2001-01-01', slow)).toBe(true);
    expect(runs).toBe(1);
    expect(await backUpOnce(context(), '2001-01-02', slow)).toBe(true);
    expect(runs).toBe(2);
  });

  test('that fails is loud, told the operator once, and tried again', async () => {
    const failing = () => Promise.reject(new Error('the disk is full'));
    expect(await backUpOnce(context(), '2001-02-01', failing)).toBe(false);
    expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
      expect.objectContaining({ level: 50, msg: expect.stringContaining('the scheduled backup failed') }),
    );
    expect((await status()).error).toBe('the disk is full');
    expect(await backUpOnce(context(), '2001-02-01', failing)).toBe(false);
    expect(mails.received.map(({ to, subject, text }) => [to, subject, text])).toEqual([
      [['operator@example.org'], 'Carful: a backup failed', expect.stringContaining('the disk is full')],
    ]);
    expect(await backUpOnce(context(), '2001-02-01', async () => made)).toBe(true);
    expect((await status()).error).toBeNull();
  });

  test('whose lock is lost is broken off', async () => {
    const untilAborted = async (_run: BackupRun, signal: AbortSignal) => {
      const aborted = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      await asSuperuser(
        `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = 7220418`,
      );
      await aborted;
      throw signal.reason;
    };
    expect(await backUpOnce(context(), '2001-02-10', untilAborted)).toBe(false);
    expect((await status()).error).toContain('the lock of the schedule was lost');
  });

  test('that another process made after a failure here is no failure any more', async () => {
    const failing = () => Promise.reject(new Error('the disk is full'));
    expect(await backUpOnce(context(), '2001-02-15', failing)).toBe(false);
    const elsewhere = context();
    const backup = { ...elsewhere.config.backup, folder: join(folder, 'elsewhere') };
    const other = { ...elsewhere, config: { ...elsewhere.config, backup } };
    expect(await backUpOnce(other, '2001-02-15', async () => made)).toBe(true);
    expect((await status()).error).toBe('the disk is full');
    expect(await backUpOnce(context(), '2001-02-15', failing)).toBe(true);
    expect((await status()).error).toBeNull();
  });

  test('whose copy off-site fails is loud, and only the copy is tried again', async () => {
    const offSite = async () => ({ ...made, offSite: 'no such bucket' });
    expect(await backUpOnce(context(), '2001-03-01', offSite)).toBe(false);
    expect((await status()).error).toContain('no such bucket');
    expect(await backUpOnce(context(), '2001-03-01', async () => ({ ...made, offSite: '' }))).toBe(true);
  });
});

describe('a run', () => {
  test('keeps the newest n here and off-site, and leaves alone what is not its own', async () => {
    s3.createBucket('kept');
    const world = await openWorld({
      env: {
        DATA_DIR: join(place, 'kept'),
        BACKUP_AT: '03:15',
        BACKUP_KEEP: '2',
        ...s3Env(s3.port, 'kept', 'BACKUP_'),
      },
    });
    try {
      const { backup, dataDir, files } = world.deps.config;
      const settings = { backup, dataDir, files };
      const databaseUrl = inject('databaseUrl');
      const make = (day: string) =>
        runScheduledBackup({ databaseUrl, name: nameOf(day), settings, installation: 'here' });
      await mkdir(join(backup.folder, 'monday/tables'), { recursive: true });
      await mkdir(join(backup.folder, nameOf('2000-01-01'), 'tables'), { recursive: true });
      for (const day of ['2000-01-02', '2000-01-03', '2000-01-04'])
        expect(await make(day)).toMatchObject({ offSite: '', rows: expect.any(Number) });
      const newest = [nameOf('2000-01-03'), nameOf('2000-01-04')];
      expect(await scheduledNames(backup.folder)).toEqual(newest);
      expect((await readdir(backup.folder)).toSorted()).toEqual(['monday', ...newest]);
      expect(await openOffSite(backup.offSite!).names()).toEqual(newest);
      for (const name of newest) await checkBackup(join(backup.folder, name));

      // What is made is not made again, what is missing off-site is copied.
      await openOffSite(backup.offSite!).remove(newest[1]!);
      expect(await make('2000-01-04')).toEqual({ rows: 0, files: 0, bytes: 0, offSite: '' });
      expect(await openOffSite(backup.offSite!).names()).toEqual(newest);

      const away = { ...settings, backup: { ...backup, offSite: { ...backup.offSite!, bucket: 'gone' } } };
      const outcome = await runScheduledBackup({
        databaseUrl,
        name: nameOf('2000-01-05'),
        settings: away,
        installation: 'here',
      });
      expect(outcome.offSite).not.toBe('');
      expect(await scheduledNames(backup.folder)).toContain(nameOf('2000-01-05'));

      // A backup that cannot be read does not stop the next one.
      await writeFile(join(backup.folder, nameOf('2000-01-05'), 'backup.json'), 'cut');
      expect(await make('2000-01-06')).toMatchObject({ rows: expect.any(Number) });
    } finally {
      await world.close();
    }
  });

  test('that cannot reach the database leaves nothing behind', async () => {
    const world = await openWorld({ env: { DATA_DIR: join(place, 'failed'), BACKUP_AT: '03:15' } });
    try {
      const { backup, dataDir, files } = world.deps.config;
      const name = nameOf('2000-02-01');
      const failing = {
        databaseUrl: 'postgresql://a@127.0.0.1:9/b',
        name,
        installation: 'here',
        settings: { backup, dataDir, files },
      };
      await expect(runScheduledBackup(failing)).rejects.toThrow('ECONNREFUSED');
      expect(await readdir(backup.folder)).toEqual([]);
    } finally {
      await world.close();
    }
  });
});
