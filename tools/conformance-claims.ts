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
