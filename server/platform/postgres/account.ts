import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

const run = promisify(execFile);

/** Who runs the database: undefined means the user who runs Carful. */
export type Account = { name: string; uid: number; gid: number } | undefined;

/** PostgreSQL refuses to run as root, so root hands it to an unprivileged account. */
export async function accountFor(dataFolder: string): Promise<Account> {
  if (process.geteuid?.() !== 0) return undefined;
  return (
    (await ownerOf(dataFolder)) ??
    (await existing('carful')) ??
    (await existing('postgres')) ??
    (await created('carful')) ??
    (await existing('nobody')) ??
    nobodyThere()
  );
}

/** Whether the account passes all folders above `path` and meets `test` (as of test(1): -x, -w …) there. */
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

// An account made later must not change the owner of data that is already there.
async function ownerOf(dataFolder: string): Promise<Account> {
  try {
    const { uid, gid } = await stat(dataFolder);
    return uid === 0 ? undefined : { name: `with the number ${uid}`, uid, gid };
  } catch (failure) {
    // A file in the way is named when the folder is made.
    if (['ENOENT', 'ENOTDIR'].includes(failureCode(failure) ?? '')) return undefined;
    throw failure;
  }
}

async function existing(name: string): Promise<Account> {
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

async function created(name: string): Promise<Account> {
  try {
    const shell = ['--home-dir', '/', '--no-create-home', '--shell', '/usr/sbin/nologin'];
    await run('/usr/sbin/useradd', ['--system', '--user-group', ...shell, name]);
  } catch {
    // Slim systems have no useradd or a read-only /etc: the next account in the list serves as well.
    return undefined;
  }
  return existing(name);
}

function nobodyThere(): never {
  throw new EmbeddedPostgresError(
    'START_FAILED',
    'Carful runs as root, and this machine has no unprivileged account for the database. ' +
      'Start it as an ordinary user, or set DATABASE_URL.',
  );
}
