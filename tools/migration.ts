import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { toolPath } from './run-steps.mjs';
import { nodePath, root } from './setup.mjs';

/** npm run migration -- --name what-changes: the next migration, made from the difference to the newest snapshot. */
const args = [toolPath('drizzle-kit', 'bin.cjs'), 'generate', ...process.argv.slice(2)];
const { status } = spawnSync(nodePath(), args, { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;

// Older ones have 4,000 lines each, and nothing reads them.
const folder = join(root, 'migrations/meta');
const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(join(folder, older));
