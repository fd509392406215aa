import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { claimFaults } from './conformance-claims.ts';
import { root } from './setup.mjs';
import { readStatements } from './specification.ts';
import { type TestCall, looseTagsIn, testCallsIn } from './test-calls.ts';

const maxTitle = 100;
const bracketed = /\[[A-Z][A-Z0-9]*-\d+\b/;
const idLike = /\b[A-Z][A-Z0-9]*-\d+\b/g;

function faultsOfCall({ kind, pieces, ids, isLong }: TestCall, known: ReadonlySet<string>): string[] {
  const title = pieces.join('…');
  const faults = claimFaults(title, ids, known);
  if (title.length > maxTitle) {
    faults.push(`a title of ${title.length} characters, at most ${maxTitle}: '${title}'`);
  }
  const inTitle = [...title.matchAll(idLike)].some(([id]) => known.has(id));
  if (inTitle || bracketed.test(title)) faults.push(`an id outside the tag field: '${title}'`);
  if (isLong && ids.length > 0) faults.push(`a test that npm test leaves out proves nothing: '${title}'`);
  if (kind === 'group' && ids.length > 0) faults.push(`a group claims ids, only a test can: '${title}'`);
  return faults;
}

/** What is wrong with the titles and claims of one test file: file, line and a sentence each. */
export function checkTests(file: string, text: string, known: ReadonlySet<string>): string[] {
  const ofCalls = testCallsIn(file, text).flatMap((call) =>
    faultsOfCall(call, known).map((fault) => `${file}:${call.line}: ${fault}`),
  );
  const ofRows = (file.endsWith('.spec.ts') ? looseTagsIn(text) : [])
    .filter((id) => !known.has(id))
    .map((id) => `${file}: unknown id @${id}`);
  return [...ofCalls, ...ofRows];
}

function checkRepository(): string[] {
  const known = new Set(readStatements().keys());
  const files = globSync('{domain,server,web,tests,tools}/**/*.{test,spec}.{ts,tsx}', { cwd: root });
  return files.flatMap((file) => checkTests(file, readFileSync(join(root, file), 'utf8'), known));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkRepository();
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
