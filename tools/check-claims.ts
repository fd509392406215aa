import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';
import { readDepartures, readStatements } from './specification.ts';

type Specification = { statements: ReadonlySet<string>; departures: ReadonlySet<string> };

const maxPerTest = 8;

const idsIn = (text: string): string[] =>
  [...text.matchAll(/['"`]@?([A-Z][A-Z0-9]*-\d+)['"`]/g)].map(([, id = '']) => id);
const fieldsIn = (text: string): string[] =>
  [...text.matchAll(/\btags?: \[[^\]]*\]/g)].map(([field]) => field);
/** A browser test may get its tags from a row of a table. */
const rowTagsIn = (text: string): string[] => text.match(/['"`]@[A-Z][A-Z0-9]*-\d+['"`]/g) ?? [];

/** What is wrong with what tests claim, and the statements that no test claims: a sentence each. */
export function claimFaults(
  tests: ReadonlyMap<string, string>,
  { statements, departures }: Specification,
): string[] {
  const claimed = new Set<string>();
  const faults = [...tests].flatMap(([file, text]) => {
    const fields = fieldsIn(text);
    const ids = [...fields, ...rowTagsIn(text)].flatMap(idsIn);
    for (const id of ids) claimed.add(id);
    const wrong = [
      ...ids.filter((id) => !statements.has(id)).map((id) => `unknown id ${id}`),
      ...ids.filter((id) => departures.has(id)).map((id) => `${id} is a departure and yet claimed`),
      ...fields.filter((field) => idsIn(field).length > maxPerTest).map((field) => `too many ids: ${field}`),
      ...fields
        .filter((field) => /['"`]@?long['"`]/.test(field) && idsIn(field).length > 0)
        .map((field) => `a test that npm test leaves out proves nothing: ${field}`),
    ];
    return [...new Set(wrong)].map((fault) => `${file}: ${fault}`);
  });
  const missing = [...statements].filter((id) => !claimed.has(id) && !departures.has(id));
  return [...faults, ...missing.map((id) => `no test claims ${id}`)];
}

function readTests(): Map<string, string> {
  // What npm test leaves out proves nothing.
  const files = globSync('{domain,server,web,tests,tools}/**/*.{test,spec}.{ts,tsx}', {
    cwd: root,
    exclude: ['tests/load/**'],
  });
  return new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const departures = new Set(readDepartures().keys());
  const faults = claimFaults(readTests(), { statements: new Set(readStatements().keys()), departures });
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
