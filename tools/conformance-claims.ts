import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

/** One test of the last run with the ids in its tag field. Flaky: it passed only on a second try. */
export type TestOutcome = {
  title: string;
  ids: readonly string[];
  outcome: 'passed' | 'flaky' | 'failed' | 'skipped';
};

const maxIdsPerTest = 8;

/** What is wrong with the ids that one test claims; nothing when all is well. */
export function claimFaults(title: string, ids: readonly string[], known: ReadonlySet<string>): string[] {
  const faults = ids.filter((id) => !known.has(id)).map((id) => `unknown id ${id} at '${title}'`);
  if (ids.length > maxIdsPerTest) {
    faults.push(`${ids.length} ids, at most ${maxIdsPerTest}, at '${title}'`);
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
