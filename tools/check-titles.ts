import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDepartures, readIds, titleFaults } from './conformance-claims.ts';
import { root } from './setup.mjs';

const titleLike = /(['"`])(\[(?:\\.|(?!\1)[^\\\n])*)\1/g;

/** Every string of a test file that starts with a bracket: where ids are claimed. */
export function titlesIn(text: string): string[] {
  return [...text.matchAll(titleLike)].map(([, , title = '']) => title);
}

function faultsOfTheRepository(): string[] {
  const ids = readIds();
  const departures = [...readDepartures().keys()].filter((id) => !ids.has(id));
  const known = new Set(ids.keys());
  const files = globSync('{domain,server,web,tests,tools}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
  return [
    ...departures.map((id) => `tests/conformance/departures.txt: unknown id ${id}`),
    ...files.flatMap((file) =>
      titlesIn(readFileSync(join(root, file), 'utf8')).flatMap((title) =>
        titleFaults(title, known).map((fault) => `${file}: ${fault}`),
      ),
    ),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = faultsOfTheRepository();
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
