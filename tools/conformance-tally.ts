import { type TestOutcome, claimFaults } from './conformance-claims.ts';

export type Tally = {
  proven: Set<string>;
  /** Neither proven nor a departure. */
  missing: string[];
  /** Titles of the tests that passed only on a second try. */
  flaky: string[];
  areas: { area: string; proven: number; total: number }[];
  faults: string[];
};

/** An id is proven when a test claims it that passed at once, and no failing or flaky test does. */
export function tally(
  tests: readonly TestOutcome[],
  ids: ReadonlyMap<string, string>,
  departures: ReadonlyMap<string, string>,
): Tally {
  const known = new Set(ids.keys());
  const claimed = (...outcomes: TestOutcome['outcome'][]) =>
    new Set(tests.filter(({ outcome }) => outcomes.includes(outcome)).flatMap((test) => test.ids));
  const doubted = claimed('failed', 'flaky');
  const proven = new Set([...claimed('passed')].filter((id) => known.has(id) && !doubted.has(id)));
  const faults = tests.flatMap((test) => [
    ...claimFaults(test.title, test.ids, known),
    ...test.ids
      .filter((id) => departures.has(id))
      .map((id) => `${id} is a departure and yet claimed at '${test.title}'`),
  ]);
  return {
    proven,
    missing: [...known].filter((id) => !proven.has(id) && !departures.has(id)),
    flaky: tests.filter(({ outcome }) => outcome === 'flaky').map(({ title }) => title),
    areas: byArea(ids, proven),
    faults: [...new Set(faults)],
  };
}

function byArea(ids: ReadonlyMap<string, string>, proven: ReadonlySet<string>): Tally['areas'] {
  const areas = Map.groupBy(ids.keys(), (id) => ids.get(id) ?? '');
  return [...areas]
    .map(([area, all]) => ({
      area,
      total: all.length,
      proven: all.filter((id) => proven.has(id)).length,
    }))
    .toSorted((a, b) => a.area.localeCompare(b.area, 'en'));
}
