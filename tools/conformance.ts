import { judgeRuns } from './conformance-runs.ts';
import { tally } from './conformance-tally.ts';
import { readDepartures, readStatements } from './specification.ts';
import { readManifest, reportFolder, stateOfTree } from './test-manifest.mjs';
import { readReportOf } from './test-reports.ts';

const ids = readStatements();
const departures = readDepartures();
const { parts, measured, faults: unmeasured, warnings } = judgeRuns(readManifest(), stateOfTree());
const reports = parts.map((part) => ({ part, tests: readReportOf(reportFolder, part) }));
const tests = reports.flatMap((report) => report.tests ?? []);
const broken = reports
  .filter((report) => report.tests === null)
  .map(({ part }) => `The ${part} tests ended without a report: run npm test again.`);

for (const warning of warnings) console.error(warning);
if (tests.length === 0) {
  for (const fault of [...unmeasured, ...broken]) console.error(fault);
  process.exit(1);
}

const { proven, missing, flaky, areas, faults } = tally(tests, ids, departures);
console.log('area         proven  total');
for (const { area, proven: done, total } of areas) {
  console.log(`${area.padEnd(11)}  ${String(done).padStart(6)}  ${String(total).padStart(5)}`);
}
if (process.argv.includes('--missing')) {
  for (const id of missing) console.log(`${id}\t${ids.get(id)}`);
}
for (const line of measured) console.log(line);
for (const title of flaky) console.log(`flaky, proves nothing: ${title}`);
const stops = [...unmeasured, ...broken, ...faults];
for (const stop of stops) console.error(stop);
console.log(`proven ${proven.size} of ${ids.size}, ${departures.size} departures`);
if (missing.length > 0) console.error(`not proven: ${missing.join(' ')}`);
process.exitCode = stops.length + missing.length === 0 ? 0 : 1;
