import { readDepartures, readIds } from './conformance-claims.ts';
import { judgeRuns } from './conformance-runs.ts';
import { tally } from './conformance-tally.ts';
import { readManifest, reportFolder, stateOfTree } from './test-manifest.mjs';
import { readReportOf } from './test-reports.ts';

const ids = readIds();
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

const { proven, missing, flaky, sections, faults } = tally(tests, ids, departures);
console.log('section  proven  total');
for (const one of sections) {
  console.log(
    `${one.section.padEnd(7)}  ${String(one.proven).padStart(6)}  ${String(one.total).padStart(5)}`,
  );
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
