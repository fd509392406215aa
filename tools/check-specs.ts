import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './setup.mjs';

const rules: readonly [pattern: RegExp, fault: string][] = [
  [
    /\bhasText: *['"`]/,
    'a string for hasText ignores case and matches a part: has: getByText(…), or a regex',
  ],
  [/\bwaitForTimeout\(/, 'a fixed wait: wait for what happens'],
  [/\bsetTimeout\((resolve|r|done)\b/, 'a fixed wait: wait for what happens'],
  [/from 'node:timers\/promises'/, 'a fixed wait: wait for what happens'],
  [/\bexact: false\b/, 'a part of a text is asked for by a regex'],
  [
    /import \{[^}]*\btest\b[^}]*\} from '@playwright\/test'/,
    'test comes from fixtures.ts, where texts match exactly',
  ],
];

/** What is wrong with how a browser test finds texts and waits: file, line and a sentence each. */
export function checkSpec(file: string, text: string): string[] {
  return text
    .split('\n')
    .flatMap((line, at) =>
      rules.filter(([pattern]) => pattern.test(line)).map(([, fault]) => `${file}:${at + 1}: ${fault}`),
    );
}

function checkRepository(): string[] {
  // The fixtures extend Playwright's own test.
  const files = globSync('tests/{e2e,journeys}/**/*.ts', { cwd: root }).filter(
    (file) => !file.endsWith('e2e/fixtures.ts'),
  );
  return files.flatMap((file) => checkSpec(file, readFileSync(join(root, file), 'utf8')));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkRepository();
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length === 0 ? 0 : 1;
}
