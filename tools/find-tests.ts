import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import vitestConfig from '../vitest.config.ts';
import { root } from './setup.mjs';
import { type TestCall, looseTagsIn, testCallsIn } from './test-calls.ts';
import { escaped, isWalk } from './test-parts.mjs';

type TestFile = { part: string; file: string; text: string };
type Found = { kind: 'id' | 'path' | 'title'; pattern: string; parts: Record<string, string[]> };

/** Fewer fixed characters than this in a title with placeholders would fit nearly every text. */
const minFixed = 8;

function isTitle({ pieces }: TestCall, text: string): boolean {
  const wanted = text.toLowerCase();
  const fixed = pieces.flatMap((piece) => piece.toLowerCase().split(/%\w|\$\w[\w.]*/));
  if (pieces.some((piece) => piece.toLowerCase().includes(wanted))) return true;
  if (fixed.length < 2 || fixed.join('').length < minFixed) return false;
  return new RegExp(`^${fixed.map(escaped).join('.*')}$`).test(wanted);
}

function claims({ file, text }: TestFile, id: string): boolean {
  return testCallsIn(file, text).some(({ ids }) => ids.includes(id)) || looseTagsIn(text).includes(id);
}

/**
 * The test files that a pattern names, by part: an id of the specification, else a part of a path, else text of
 * a title as the source has it, or a whole title as a report shows it. Null when there is none.
 */
export function findTests(files: readonly TestFile[], pattern: string): Found | null {
  const id = pattern.replace(/^@/, '').toUpperCase();
  const path = pattern.replace(`${root}/`, '').replace(/^\.\//, '');
  const ways: [Found['kind'], string, (file: TestFile) => boolean][] = [
    ['id', id, (file) => file.text.includes(id) && claims(file, id)],
    ['path', path, ({ file }) => file.includes(path)],
    ['title', pattern, ({ file, text }) => testCallsIn(file, text).some((call) => isTitle(call, pattern))],
  ];
  for (const [kind, said, fits] of ways) {
    const found = files.filter(fits);
    if (found.length > 0) {
      const byPart = Map.groupBy(found, ({ part }) => part);
      const parts = [...byPart].map(([part, all]) => [part, all.map(({ file }) => file)] as const);
      return { kind, pattern: said, parts: Object.fromEntries(parts) };
    }
  }
  return null;
}

function readTestFiles(): TestFile[] {
  const ofVitest = (vitestConfig.test?.projects ?? []).flatMap((project) => {
    const options = typeof project === 'object' && 'test' in project ? project.test : undefined;
    const { name, include, exclude = [] } = options ?? {};
    if (typeof name !== 'string' || !include) throw new Error('A vitest project lacks its name or files.');
    const part = name.replace(/-.*/, '');
    return globSync(include, { cwd: root, exclude }).map((file) => ({ part, file }));
  });
  const ofPlaywright = globSync('tests/**/*.spec.ts', { cwd: root }).map((file) => ({ part: 'e2e', file }));
  const all = [...ofVitest, ...ofPlaywright].map((one) => ({
    ...one,
    text: readFileSync(join(root, one.file), 'utf8'),
  }));
  const walks = all.filter(({ part, file, text }) => part === 'e2e' && isWalk(file, text));
  return [...all, ...walks.map((one) => ({ ...one, part: 'walks' }))];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  console.log(JSON.stringify(findTests(readTestFiles(), process.argv[2] ?? '')));
}
