import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './setup.mjs';

type Locked = { version?: string; license?: string; dev?: boolean; hasInstallScript?: boolean };

/** Packages that a running or installed Carful contains, with their licenses, as the lock file names them. */
export function thirdPartyNotices(packages: Record<string, Locked>): string {
  const rows = Object.entries(packages).flatMap(([path, { version, license, dev }]) => {
    if (path === '' || dev) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return [`| ${name} | ${version} | ${license ?? 'see the package'} |`];
  });
  return [
    '# Packages of others',
    '',
    'Made from `package-lock.json` by `node tools/third-party.ts`; packages for development are not in it. The text of each',
    'license is in the folder of its package in `node_modules`. Packages for other systems are listed, but not installed.',
    '',
    '| package | version | license |',
    '|---|---|---|',
    ...[...new Set(rows)].toSorted((a, b) => (a < b ? -1 : 1)),
    '',
  ].join('\n');
}

export const noticesPath = join(root, 'THIRD-PARTY.md');
export async function readLock(): Promise<Record<string, Locked>> {
  const lock = await readFile(join(root, 'package-lock.json'), 'utf8');
  return (JSON.parse(lock) as { packages: Record<string, Locked> }).packages;
}

if (import.meta.main) await writeFile(noticesPath, thirdPartyNotices(await readLock()));
