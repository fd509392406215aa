import { type TestOutcome, idsOf, titleFaults } from './conformance-claims.ts';

export type Tally = {
  proven: Set<string>;
  /** Neither proven nor a departure. */
  missing: string[];
  sections: { section: string; proven: number; total: number }[];
  faults: string[];
};

/** An id is proven when a passing test claims it and no failing test does. */
export function tally(
  tests: readonly TestOutcome[],
  ids: ReadonlyMap<string, string>,
  departures: ReadonlyMap<string, string>,
): Tally {
  const known = new Set(ids.keys());
  const claimed = (outcome: TestOutcome['outcome']) =>
    new Set(tests.filter((one) => one.outcome === outcome).flatMap(({ title }) => idsOf(title)));
  const failed = claimed('failed');
  const proven = new Set([...claimed('passed')].filter((id) => known.has(id) && !failed.has(id)));
  const titles = new Set(tests.map(({ title }) => title));
  const departed = [...titles].flatMap((title) =>
    idsOf(title)
      .filter((id) => departures.has(id))
      .map((id) => `${id} is a departure and yet claimed in '${title}'`),
  );
  return {
    proven,
    missing: [...known].filter((id) => !proven.has(id) && !departures.has(id)),
    sections: bySection(ids, proven),
    faults: [...[...titles].flatMap((title) => titleFaults(title, known)), ...departed],
  };
}

function bySection(ids: ReadonlyMap<string, string>, proven: ReadonlySet<string>): Tally['sections'] {
  const sections = Map.groupBy(ids.keys(), (id) => ids.get(id) ?? '');
  return [...sections]
    .map(([section, all]) => ({
      section,
      total: all.length,
      proven: all.filter((id) => proven.has(id)).length,
    }))
    .toSorted((a, b) => a.section.localeCompare(b.section, 'en', { numeric: true }));
}
