import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../setup.mjs';

type Part = { name: string; bar: number; holds: (path: string) => boolean };

const isTest = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);
const isCode = (path: string) => /\.(?:ts|tsx|css|mjs|cjs)$/.test(path) && !isTest(path);
/** Texts and data say what the product knows, not how it works. */
const isText = (path: string) => /^domain\/language\/lv\/|\/knowledge\/|\/latvian-words\.ts$/.test(path);

const parts: Part[] = [
  {
    name: 'product',
    bar: 87_000,
    holds: (path) => /^(?:domain|server|web)\//.test(path) && isCode(path) && !isText(path),
  },
  { name: 'tools', bar: 7_000, holds: (path) => path.startsWith('tools/') && isCode(path) && !isText(path) },
  { name: 'tests', bar: 66_000, holds: isTest },
];

/** Lines of what git knows, beside what was agreed on. */
export async function bench(): Promise<void> {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n');
  const counts = parts.map(({ name, bar, holds }) => {
    const own = files.filter(holds);
    const lines = own.reduce(
      (sum, path) => sum + readFileSync(join(root, path), 'utf8').split('\n').length - 1,
      0,
    );
    return { name, files: own.length, lines, bar };
  });
  console.table(counts);
  console.log(JSON.stringify(Object.fromEntries(counts.map(({ name, lines }) => [name, lines]))));
}
