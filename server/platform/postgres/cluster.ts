import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { canReach, type Account } from './account.ts';
import type { PostgresBinaries } from './binaries.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

const run = promisify(execFile);

/** The role that initdb makes. Carful itself works as the owner of its database, which is no superuser. */
export const SUPERUSER = 'postgres';

/** Makes the folder and hands it to the account, or says which user cannot write there. */
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

/** Makes the cluster in `<folder>/data` if there is none, and checks that its major version is ours. */
export async function prepareCluster(
  folder: string,
  account: Account,
  binaries: PostgresBinaries,
  log: (line: string) => void,
): Promise<{ dataFolder: string; password: string }> {
  const dataFolder = join(folder, 'data');
  const major = await majorOf(dataFolder);
  if (major !== undefined && major !== binaries.major) {
    throw new EmbeddedPostgresError(
      'OTHER_MAJOR',
      `The data in ${dataFolder} were written by PostgreSQL ${major}, and this Carful brings PostgreSQL ` +
        `${binaries.major}, which cannot read them. Start the Carful that wrote them, make a backup with it, ` +
        'and restore the backup with this one. Nothing was changed.',
    );
  }
  const password = await passwordOf(folder, account, major === undefined);
  if (major === undefined) {
    log(`Making a new PostgreSQL ${binaries.major} database in ${dataFolder}`);
    await makeCluster(folder, dataFolder, account, binaries);
  }
  return { dataFolder, password };
}

async function majorOf(dataFolder: string): Promise<string | undefined> {
  try {
    return (await readFile(join(dataFolder, 'PG_VERSION'), 'utf8')).trim();
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return undefined;
    throw failure;
  }
}

async function passwordOf(folder: string, account: Account, mayMake: boolean): Promise<string> {
  const place = join(folder, 'password');
  if (mayMake) await makePassword(place, account);
  try {
    return (await readFile(place, 'utf8')).trim();
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `The database's password file ${place} cannot be read (${failureCode(cause) ?? 'unknown'}). ` +
        'It belongs to the data beside it: put it back from your backup.',
      { cause },
    );
  }
}

// Written aside and linked, so that of two first starts at once both read the same, complete password.
async function makePassword(place: string, account: Account): Promise<void> {
  const aside = newName(place);
  await writeFile(aside, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) await chown(aside, account.uid, account.gid);
  try {
    await link(aside, place);
  } catch (failure) {
    if (failureCode(failure) !== 'EEXIST') throw failure;
  }
  await rm(aside);
}

// Made aside and renamed: a start that is killed half-way leaves no half cluster behind.
async function makeCluster(
  folder: string,
  dataFolder: string,
  account: Account,
  binaries: PostgresBinaries,
): Promise<void> {
  await removeAbandoned(folder);
  const growing = newName(dataFolder);
  const options = [
    `--pgdata=${growing}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${join(folder, 'password')}`,
    '--auth=scram-sha-256',
    // Without LANG the default is SQL_ASCII, which breaks Latvian.
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
  try {
    const identity = account && { uid: account.uid, gid: account.gid };
    await run(binaries.initdb, options, { cwd: folder, env: { LC_ALL: 'C', TZ: 'UTC' }, ...identity });
    await rename(growing, dataFolder);
  } catch (cause) {
    await rm(growing, { recursive: true, force: true });
    if (failureCode(cause) === 'ENOTEMPTY' || failureCode(cause) === 'EEXIST') return;
    const said = cause instanceof Error && 'stderr' in cause ? String(cause.stderr).trim() : '';
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `The database could not be made in ${dataFolder}: ${said || String(cause)}`,
      { cause },
    );
  }
}

const newName = (name: string) => `${name}.new-${process.pid}-${randomBytes(4).toString('hex')}`;

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const maker = /^data\.new-(\d+)-/.exec(name)?.[1];
    if (maker !== undefined && !lives(Number(maker)))
      await rm(join(folder, name), { recursive: true, force: true });
  }
}

function lives(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (failure) {
    if (failureCode(failure) === 'ESRCH') return false;
    if (failureCode(failure) === 'EPERM') return true;
    throw failure;
  }
}
