import { reportName } from './test-manifest.mjs';

/** What a report was measured on; no commit where there is no git. */
export type Run = { commit: string | null; dirty: boolean; startedAt: string; pattern: string | null };
type Tree = { commit: string | null; dirty: boolean };

/** Together they hold every claim; the timed parts repeat some of them on more pages. */
const required = ['unit', 'server', 'faults', 'e2e'];
const timed = ['long', 'walks'];

const short = (commit: string | null) => commit?.slice(0, 9) ?? 'unknown';

/**
 * Which reports speak of what is checked out now.
 * @returns the parts to read, a line for each state they were measured on, warnings, and what forbids a verdict
 */
export function judgeRuns(runs: Readonly<Record<string, Run>>, tree: Tree) {
  const isCurrent = (part: string) => runs[part]?.commit === tree.commit;
  const parts = [...required, ...timed].filter(isCurrent);
  const faults = required.flatMap((part) => {
    if (isCurrent(part)) return [];
    const run = runs[part];
    if (run) {
      const measured = `commit ${short(run.commit)}, ${run.startedAt}`;
      return `The ${part} report is of ${measured}, but ${short(tree.commit)} is checked out: run npm test again.`;
    }
    const pattern = runs[reportName(part, '')]?.pattern;
    return pattern
      ? `The ${part} tests ran only for '${pattern}', not whole: run npm test.`
      : `The ${part} tests have no report: run npm test.`;
  });
  const measured = Map.groupBy(parts, (part) => {
    const { commit, startedAt } = runs[part]!;
    return `commit ${short(commit)}, started ${startedAt}`;
  });
  const dirty = parts.filter((part) => runs[part]?.dirty);
  return {
    parts,
    measured: [...measured].map(([state, of]) => `${of.join(', ')}: ${state}`),
    faults,
    warnings: [
      ...(tree.commit === null ? ['Without git nobody can tell which state was measured.'] : []),
      ...(dirty.length > 0 ? [`Measured with uncommitted changes: ${dirty.join(', ')}.`] : []),
      ...(tree.dirty && dirty.length === 0 ? ['There are uncommitted changes which were not measured.'] : []),
    ],
  };
}
