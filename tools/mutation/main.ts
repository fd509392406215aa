import { mkdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';

/**
 * Mutation testing of the domain's rules, once a week: `npm run mutation`, or `npm run mutation -- FILES` for some. It fails
 * when the tests find less than this share of the injected faults; what they miss stands in .cache/mutation/report.html.
 */
const THRESHOLD_PERCENT = 85;
const rules = [
  'domain/**/*rules.ts',
  'domain/assessment/{engine,expression,text-reading}.ts',
  'domain/assessment/danger/{concepts,features,level,passages}.ts',
  'domain/{language/format,outbox/apply-pending,units/units,days,shapes}.ts',
];
const folder = '.cache/mutation';
mkdirSync(folder, { recursive: true });

const files = process.argv.slice(2);
await new Stryker({
  mutate: files.length > 0 ? files : rules,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', pool: 'threads' },
  coverageAnalysis: 'perTest',
  // Evaluated once, when a file is loaded: each such mutant needs every test.
  ignoreStatic: true,
  concurrency: 1,
  // What no test of the domain needs is not copied; Stryker cannot read a tsconfig with TypeScript 7.
  ignorePatterns: ['.cache', 'docs', 'deploy', 'migrations', 'data', 'dist', '/tsconfig.json'],
  disableTypeChecks: false,
  tempDirName: `${folder}/sandbox`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `${folder}/report.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: THRESHOLD_PERCENT, break: THRESHOLD_PERCENT },
  timeoutMS: 5_000,
}).runMutationTest();
