import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canReach, type Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

const run = promisify(execFile);

/** The role that initdb creates; Carful itself connects as the owner of its database, without superuser rights. */
export const SUPERUSER = 'postgres';

export async function prepareFolder(folder: string, account: Account): Promise<void> {
  try {
    await mkdir(join(folder, 'log'), { recursive: true });
    await chmod(folder, 0o700);
    if (account) await chown(folder, account.uid, account.gid);
  } catch (failure) {
    throw unreachable(folder, account, failure);
  }
  if (!(await canReach(account, '-w', folder))) throw unreachable(folder, account);
}

function unreachable(folder: string, account: Account, cause?: unknown): EmbeddedPostgresError {
  const who = account
    ? `Carful runs as root, so the database runs as the user ${account.name}, who cannot write to ${folder}. ` +
      'Every folder above it must let that user pass (a home folder with mode 0700 does not).'
    : `The database cannot write to ${folder} (${failureCode(cause) ?? 'no permission'}).`;
  return new EmbeddedPostgresError('UNREACHABLE_FOLDER', `${who} Choose another data folder.`, { cause });
}

export async function prepareCluster(
  folder: string,
  account: Account,
  binaries: PostgresBinaries,
  log: (line: string) => void,
): Promise<{ dataFolder: string; password: string }> {
  const dataFolder = join(folder, 'data');
  const major = await readMajor(dataFolder);
  if (major !== undefined && major !== binaries.major) {
    throw new EmbeddedPostgresError(
      'OTHER_MAJOR',
      `The data in ${dataFolder} were written by PostgreSQL ${major}, and this Carful brings PostgreSQL ` +
        `${binaries.major}, which cannot read them. Start the version of Carful that wrote them, make a backup ` +
        'with it, and restore the backup with this version. Nothing was changed.',
    );
  }
  const password = await readPassword(folder, account, major === undefined);
  if (major === undefined) {
    log(`Creating a new PostgreSQL ${binaries.major} database in ${dataFolder}`);
    await createCluster(folder, dataFolder, account, binaries);
  }
  return { dataFolder, password };
}

async function readMajor(dataFolder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

async function readPassword(folder: string, account: Account, mayCreate: boolean): Promise<string> {
  const path = join(folder, 'password');
  if (mayCreate) await createPassword(path, account);
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `The database's password file ${path} cannot be read (${failureCode(cause) ?? 'unknown'}). ` +
        'It belongs to the data in this folder: restore it from your backup.',
      { cause },
    );
  }
}

// Created atomically, so that two first starts at once read the same password.
async function createPassword(path: string, account: Account): Promise<void> {
  const draft = draftOf(path);
  await writeFile(draft, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) await chown(draft, account.uid, account.gid);
  try {
    await link(draft, path);
  } catch (failure) {
    if (failureCode(failure) !== 'EEXIST') throw failure;
  }
  await rm(draft);
}

// Created under another name and renamed, so that an interrupted start leaves no partial cluster.
async function createCluster(
  folder: string,
  dataFolder: string,
  account: Account,
  binaries: PostgresBinaries,
): Promise<void> {
  await removeAbandoned(folder);
  const draft = draftOf(dataFolder);
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    // Without LANG initdb would choose SQL_ASCII, which breaks Latvian.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    const identity = account && { uid: account.uid, gid: account.gid };
    await run(binaries.initdb, options, { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...identity });
    await rename(draft, dataFolder);
  } catch (cause) {
    await rm(draft, { recursive: true, force: true });
    if (failureCode(cause) === 'ENOTEMPTY' || failureCode(cause) === 'EEXIST') return;
    const output = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `The database could not be created in ${dataFolder}: ${output || String(cause)}`,
      { cause },
    );
  }
}

const draftOf = (name: string) => `${name}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = /^data\.new-(\d+)-/.exec(name)?.[1];
    if (pid !== undefined && !isAlive(Number(pid)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    if (failureCode(failure) === 'ESRCH') return false;
    if (failureCode(failure) === 'EPERM') return true;
    throw failure;
  }
}
