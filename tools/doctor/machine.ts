import { existsSync } from 'node:fs';
import { readFile, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { versionText } from '#server/platform/app-version.ts';
import { RESERVE_BYTES } from '#server/platform/files/free-space.ts';
import type { Config } from '#server/platform/config.ts';
import { fail, ok, warn, type Finding } from './finding.ts';

const NODE_MAJOR = 24;
const GIGABYTE = 1024 ** 3;
const LOW = { bytes: 10 * GIGABYTE, share: 0.1 };

export async function checkVersions(): Promise<Finding> {
  const state = `Carful ${versionText()}, Node ${process.versions.node}`;
  return Number.parseInt(process.versions.node, 10) >= NODE_MAJOR
    ? ok(state)
    : warn(state, `Carful is tried with Node ${NODE_MAJOR}, which npm start brings along.`);
}

export async function checkSpace(folder: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await statfs(existingPart(folder));
  const free = bavail * bsize;
  const state = `${(free / GIGABYTE).toFixed(1)} GB free at ${folder}`;
  if (free < RESERVE_BYTES)
    return fail(state, 'Uploads are refused and the database may stop: make room now.');
  const isLow = free < LOW.bytes && bavail < blocks * LOW.share;
  return isLow ? warn(state, 'Make room, or move DATA_DIR to a larger disk.') : ok(state);
}

const existingPart = (path: string): string => (existsSync(path) ? path : existingPart(dirname(path)));

export async function checkSecrets({ dataDir, secrets }: Config): Promise<Finding> {
  if (secrets.auth && secrets.link) return ok('given by AUTH_SECRET and LINK_SECRET');
  const path = join(dataDir, 'secrets.json');
  const info = await unlessMissing(stat(path));
  if (!info)
    return warn(`${path} is not there`, 'The first start makes it. After a restore it should be there.');
  const mode = (info.mode & 0o777).toString(8).padStart(3, '0');
  return info.mode & 0o077
    ? fail(
        `${path} is open to other users (${mode})`,
        `chmod 600 ${path}: whoever reads it can log in as anyone.`,
      )
    : ok(`${path} is readable by its owner only (${mode})`);
}

/** What must never be printed, from the data folder. */
export async function readStoredSecrets(dataDir: string): Promise<string[]> {
  const [secrets, password] = await Promise.all(
    ['secrets.json', 'postgres/password'].map(
      (name) => readFile(join(dataDir, name), 'utf8').catch(() => ''), // checkSecrets and checkDatabase report it
    ),
  );
  return [...(secrets!.match(/(?<=: ")[^"]+/g) ?? []), password!.trim()].filter(Boolean);
}

export const unlessMissing = <T>(reading: Promise<T>): Promise<T | undefined> =>
  reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
