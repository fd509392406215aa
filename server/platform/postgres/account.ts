import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

const run = promisify(execFile);

/** The user that runs the database; undefined for the user that runs Carful. */
export type Account = { name: string; uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root starts it under an unprivileged account. */
export async function accountFor(dataFolder: string): Promise<Account> {
  if (process.geteuid?.() !== 0) return undefined;
  return (
    (await ownerOf(dataFolder)) ??
    (await findAccount('carful')) ??
    (await findAccount('postgres')) ??
    (await createAccount('carful')) ??
    (await findAccount('nobody')) ??
    throwNoAccount()
  );
}

/** Whether `test` (an option of test(1)) holds for the account at `path`, including access to all parent folders. */
export async function canReach(account: Account, test: '-r' | '-w' | '-x', path: string): Promise<boolean> {
  const identity = account && { uid: account.uid, gid: account.gid };
  try {
    await run('/bin/sh', ['-c', `test ${test} "$1"`, 'sh', path], { cwd: '/', env: {}, ...identity });
    return true;
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 1) return false;
    throw new EmbeddedPostgresError(
      'START_FAILED',
      `Carful runs as root and could not start a program as the user ${account?.name ?? 'itself'}. ` +
        'Start it as an ordinary user, or set DATABASE_URL.',
      { cause: failure },
    );
  }
}

// An account created later must not change the owner of existing data.
async function ownerOf(dataFolder: string): Promise<Account> {
  try {
    const { uid, gid } = await stat(dataFolder);
    return uid === 0 ? undefined : { name: `with the id ${uid}`, uid, gid };
  } catch (failure) {
    if (['ENOENT', 'ENOTDIR'].includes(failureCode(failure) ?? '')) return undefined;
    throw failure;
  }
}

async function findAccount(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all([numberOf('-u', name), numberOf('-g', name)]);
  return uid === undefined || gid === undefined ? undefined : { name, uid, gid };
}

async function numberOf(flag: '-u' | '-g', name: string): Promise<number | undefined> {
  try {
    return Number((await run('/usr/bin/id', [flag, name])).stdout);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 1) return undefined;
    throw failure;
  }
}

async function createAccount(name: string): Promise<Account> {
  try {
    const shell = ['--home-dir', '/', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    await run('/usr/sbin/useradd', ['--system', '--user-group', ...shell, name]);
  } catch {
    // Slim systems lack useradd or have a read-only /etc: accountFor tries the next account.
    return undefined;
  }
  return findAccount(name);
}

function throwNoAccount(): never {
  throw new EmbeddedPostgresError(
    'START_FAILED',
    'Carful runs as root, and this machine has no unprivileged account for the database. ' +
      'Start it as an ordinary user, or set DATABASE_URL.',
  );
}
