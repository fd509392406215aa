import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { root } from '../tools/setup.mjs';

/** What a clean clone of this tree would hold. */
export async function copySources(folder: string): Promise<void> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listed, { cwd: root, encoding: 'utf8' }).trim().split('\n');
  for (const file of files.filter((name) => existsSync(join(root, name)))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join(root, file), join(folder, file));
  }
}
