import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

/**
 * Mutation testing of the domain's rules: `npm run mutation` for all of them, `npm run mutation -- FILES` for some.
 * A run of some keeps the results of the others, so that the whole can be measured piece by piece.
 * The report, with every survivor in its place: .cache/mutation/report.html.
 */
const rules = [
  'domain/**/*rules.ts',
  // Rules under another name.
  'domain/assessment/{engine,expression,linear-model,question-identity,seeded-random}.ts',
  'domain/assessment/{text-reading,word-features}.ts',
  'domain/assistant/{car-facts,fact-texts}.ts',
  'domain/language/{format,words}.ts',
  'domain/{days,field-words,make-id,pages,requests,same-fields,shapes}.ts',
];
const folder = '.cache/mutation';
const named = process.argv.slice(2);
mkdirSync(folder, { recursive: true });

await new Stryker({
  mutate: named.length > 0 ? named : rules,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', pool: 'threads' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // What no test of the domain needs is not copied; Stryker cannot read a tsconfig with TypeScript 7.
  ignorePatterns: ['.cache', 'web', 'docs', 'deploy', 'migrations', 'data', 'dist', '/tsconfig.json'],
  disableTypeChecks: false,
  tempDirName: `${folder}/sandbox`,
  incremental: true,
  force: true,
  incrementalFile: `${folder}/results.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `${folder}/report.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: named.length > 0 ? null : 85 },
  timeoutMS: 5_000,
}).runMutationTest();
