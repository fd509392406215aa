import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './setup.mjs';

/** One line of the specification; the area is the name of its page. */
export type Entry = { id: string; area: string; text: string };

const folder = join('docs', 'maintain', 'specification');
const entry = /^- \*\*([A-Z0-9]+-\d+|D\d+)\*\* (\S.*)$/gm;
const departure = /^\| ([A-Z0-9]+-\d+(?:, [A-Z0-9]+-\d+)*) \| (.+) \|$/gm;

const readPage = (path: string) => readFileSync(join(root, path), 'utf8');

/** The statements and decisions that a page defines. */
export function entriesIn(text: string, area: string): Entry[] {
  return [...text.matchAll(entry)].map(([, id = '', line = '']) => ({ id, area, text: line }));
}

/** The rows of the first table: a statement and what the product does instead. */
export function departuresIn(text: string): Map<string, string> {
  const [firstTable = ''] = text.split(/^## /m);
  return new Map(
    [...firstTable.matchAll(departure)].flatMap(([, ids = '', reason = '']) =>
      ids.split(', ').map((id): [string, string] => [id, reason]),
    ),
  );
}

/**
 * Every statement and every decision by its id.
 * @throws when two lines define the same id
 */
export function readSpecification(): Map<string, Entry> {
  const pages = globSync(join(folder, '*.md'), { cwd: root });
  const all = pages.flatMap((path) => entriesIn(readPage(path), basename(path, '.md')));
  const byId = new Map(all.map((one) => [one.id, one]));
  const twice = all.find((one) => byId.get(one.id) !== one);
  if (twice) throw new Error(`${twice.id} is defined twice in ${folder}`);
  return byId;
}

/** Every statement with its area; decisions are no claims to prove. */
export function readStatements(): Map<string, string> {
  const entries = [...readSpecification().values()].filter(({ id }) => id.includes('-'));
  return new Map(entries.map(({ id, area }) => [id, area]));
}

/** The statements that are met in another way on purpose, each with what happens instead. */
export function readDepartures(): Map<string, string> {
  return departuresIn(readPage(join(folder, 'departures.md')));
}
