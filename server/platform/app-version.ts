import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

type AppVersion = { version: string; commit: string | null; date: string | null };
let known: AppVersion | undefined;

/** What runs. A container has no repository, so its build writes the commit to dist/commit: the hash and the day. */
export function appVersion(): AppVersion {
  return (known ??= { version: readVersion(), ...readCommit(readBuilt() ?? askGit()) });
}

/** As people read it, such as `0.2.0 (1a2b3c4d, 2026-11-29)`. */
export function versionText({ version, commit, date } = appVersion()): string {
  const built = [commit, date].filter((part) => part !== null);
  return built.length > 0 ? `${version} (${built.join(', ')})` : version;
}

const readVersion = () =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version;

function readBuilt(): string | null {
  const file = join(root, 'dist/commit');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function readCommit(text: string): Pick<AppVersion, 'commit' | 'date'> {
  const [, commit = null, date = null] =
    /^([0-9a-f]{7,40})(?:\s+(\d{4}-\d\d-\d\d))?$/.exec(text.trim()) ?? [];
  return { commit: commit && commit.slice(0, 8), date };
}

/** '' without git, or outside of a checkout. */
function askGit(): string {
  try {
    return execFileSync('git', ['log', '-1', '--format=%h %cs'], {
      cwd: root,
      timeout: 2000,
      stdio: ['ignore', 'pipe', 'ignore'],
      encoding: 'utf8',
    });
  } catch {
    return '';
  }
}
