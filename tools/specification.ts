import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

/** One line of the specification; the area is the name of its file. */
export type Entry = { id: string; area: string; text: string };

const folder = join('docs', 'specification');
const entry = /^- \*\*([A-Z0-9]+-\d+|D\d+)\*\* (\S.*)$/gm;

/** The statements and decisions that a page of the specification defines. */
export function entriesIn(text: string, area: string): Entry[] {
  return [...text.matchAll(entry)].map(([, id = '', line = '']) => ({ id, area, text: line }));
}

/**
 * Every statement and every decision by its id.
 * @throws when two lines define the same id
 */
export function readSpecification(): Map<string, Entry> {
  const all = globSync(join(folder, '*.md'), { cwd: root }).flatMap((path) =>
    entriesIn(readFileSync(join(root, path), 'utf8'), basename(path, '.md')),
  );
  const byId = new Map(all.map((one) => [one.id, one]));
  const twice = all.find((one) => byId.get(one.id) !== one);
  if (twice) throw new Error(`${twice.id} is defined twice in ${folder}`);
  return byId;
}
