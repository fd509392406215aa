import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** One test of the last run, by its own title: the ids in the titles of its groups claim nothing. */
export type TestOutcome = { title: string; outcome: 'passed' | 'failed' | 'skipped' };

export const maxIdsPerTitle = 8;

const group = /\[([A-Z][A-Z0-9]*-\d+(?:\s*,\s*[A-Z][A-Z0-9]*-\d+)*)\]/g;

/** The ids a title claims: `[HOME-05] …`, `[HOME-05, HOME-06] …` or several brackets. */
export function idsOf(title: string): string[] {
  return [...title.matchAll(group)].flatMap(([, ids = '']) => ids.split(',').map((id) => id.trim()));
}

/** What is wrong with the ids of one title; nothing when all is well. */
export function titleFaults(title: string, known: ReadonlySet<string>): string[] {
  const ids = idsOf(title);
  const faults = ids.filter((id) => !known.has(id)).map((id) => `unknown id ${id} in '${title}'`);
  if (ids.length > maxIdsPerTitle) {
    faults.push(`${ids.length} ids in one title, at most ${maxIdsPerTitle}: '${title}'`);
  }
  return faults;
}

function readRows(name: string): [string, string][] {
  const text = readFileSync(join(root, 'tests', 'conformance', name), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', value = ''] = line.split('\t');
      return [id, value];
    });
}

/** Every id of the specification with its section. */
export function readIds(): Map<string, string> {
  return new Map(readRows('ids.txt'));
}

/** The ids that are met in another way on purpose, each with the reason. */
export function readDepartures(): Map<string, string> {
  return new Map(readRows('departures.txt'));
}
