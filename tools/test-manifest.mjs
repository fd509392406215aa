// Plain JavaScript: the test command writes it under the machine's own Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** The folder of the reports, and of the manifest that says what each was measured on. */
export const reportFolder = join(root, '.cache', 'test-results');

/** The name of a part's report: a run by pattern does not replace that of a whole run. */
export function reportName(part, pattern) {
  return pattern === null ? part : `${part}-by-pattern`;
}

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/**
 * What is checked out now.
 * @returns {{ commit: string | null, dirty: boolean }} no commit where there is no git
 */
export function stateOfTree() {
  const changes = git('status', '--porcelain');
  return { commit: git('rev-parse', 'HEAD'), dirty: changes !== '' };
}

/**
 * What each report was measured on, by the name of the report.
 * @returns {Record<string, { commit: string | null, dirty: boolean, startedAt: string, pattern: string | null }>}
 */
export function readManifest(folder = reportFolder) {
  const path = join(folder, 'manifest.json');
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/** Notes what a part is about to be measured on. */
export function recordRun(part, run, folder = reportFolder) {
  const manifest = { ...readManifest(folder), [reportName(part, run.pattern)]: run };
  writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
