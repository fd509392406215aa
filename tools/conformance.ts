import { join } from 'node:path';
import { readDepartures, readIds } from './conformance-claims.ts';
import { tally } from './conformance-tally.ts';
import { root } from './setup.mjs';
import { readReports } from './test-reports.ts';

const ids = readIds();
const departures = readDepartures();
const tests = readReports(join(root, '.cache', 'test-results'));
if (tests.length === 0) {
  console.error('There is no report of a test run yet: run npm test first.');
  process.exit(1);
}

const { proven, missing, sections, faults } = tally(tests, ids, departures);
console.log('section  proven  total');
for (const one of sections) {
  console.log(
    `${one.section.padEnd(7)}  ${String(one.proven).padStart(6)}  ${String(one.total).padStart(5)}`,
  );
}
if (process.argv.includes('--missing')) {
  for (const id of missing) console.log(`${id}\t${ids.get(id)}`);
}
for (const fault of faults) console.error(fault);
console.log(`proven ${proven.size} of ${ids.size}, ${departures.size} departures`);
if (missing.length > 0) console.error(`not proven: ${missing.join(' ')}`);
process.exitCode = faults.length + missing.length === 0 ? 0 : 1;
