/** What is read of Stryker's results: https://github.com/stryker-mutator/mutation-testing-elements, schema 2. */
export type Results = { files: Record<string, { source: string; mutants: Mutant[] }> };
type Mutant = {
  location: { start: Place; end: Place };
  replacement?: string;
  status: string;
};
/** Both count from 1. */
type Place = { line: number; column: number };

const LONGEST = 100;
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST);

/** A mutant by its code: file, line, what is replaced and by what. Other lines may move. */
function rowOf(file: string, source: string, { location: { start, end }, replacement = '' }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const first = lines[0]!;
  lines[lines.length - 1] = lines.at(-1)!.slice(0, end.column - 1);
  lines[0] = lines[0]!.slice(start.column - 1);
  return [file, first, lines.join('\n'), replacement].map(onOneLine).join('\t');
}

/**
 * @param explained rows of a file, a line, what is replaced, by what, and why no test need find it
 * @returns the mutants that no test finds and that are not explained, and explanations of others
 */
export function compare(results: Results, explained: string): { open: string[]; stale: string[] } {
  const known = new Set(
    explained
      .split('\n')
      .slice(1)
      .map((row) => row.split('\t').slice(0, 4).join('\t')),
  );
  const open = new Set<string>();
  const undecided = new Set<string>();
  for (const [file, { source, mutants }] of Object.entries(results.files)) {
    for (const mutant of mutants) {
      const row = rowOf(file, source, mutant);
      if (mutant.status === 'Survived' || mutant.status === 'NoCoverage') open.add(row);
      else if (mutant.status === 'Ignored') undecided.add(row);
    }
  }
  const wasRun = (row: string) => Object.hasOwn(results.files, row.split('\t', 1)[0]!);
  return {
    open: [...open].filter((row) => !known.has(row)),
    stale: [...known].filter((row) => wasRun(row) && !open.has(row) && !undecided.has(row)),
  };
}
