import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { seededRandom } from '#domain/assessment/seeded-random.ts';
import { compare, type Results } from './survivors.ts';

/**
 * Mutation testing of the domain's rules: `npm run mutation` for all of them, `npm run mutation -- FILES` for some,
 * `npm run mutation -- --share 20 --seed 7` for a fifth of their lines, drawn at random; `--quick` leaves out what is
 * evaluated once, when a file is loaded: each such mutant needs every test. A share leaves it out, too.
 * A run of some keeps the results of the others, so that the whole can be measured piece by piece.
 * The report, with every survivor in its place: .cache/mutation/report.html. Survivors that explained.tsv does not
 * explain: .cache/mutation/survivors.tsv, to be found by a test or completed by a reason.
 */
const rules = [
  'domain/**/*rules.ts',
  // Rules under another name.
  'domain/assessment/{engine,expression,linear-model,question-identity,seeded-random}.ts',
  'domain/assessment/{text-reading,word-features}.ts',
  'domain/assessment/danger/{asides,clauses,concepts,features,level,model,packing,report,signs}.ts',
  'domain/assessment/danger/{since-repair,work-to-do}.ts',
  'domain/assistant/{car-facts,fact-texts}.ts',
  'domain/language/{format,words}.ts',
  'domain/outbox/{apply-pending,known,order,with-answer}.ts',
  'domain/search/{fold,read-amount,read-date,searched-records}.ts',
  'domain/units/{typed,units,words}.ts',
  'domain/{days,field-words,make-id,pages,requests,shapes}.ts',
];
/** Lines that are drawn together: a mutant that reaches over more belongs to none. */
const BLOCK_LINES = 12;
const folder = '.cache/mutation';
mkdirSync(folder, { recursive: true });

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string' }, seed: { type: 'string', default: '1' }, quick: { type: 'boolean' } },
});
const isSome = positionals.length > 0 || values.share !== undefined;
const named = positionals.length > 0 ? positionals : rules;

/** Of every file the blocks of lines that chance has chosen, as Stryker reads them. */
function drawn(share: number, seed: string): string[] {
  const random = seededRandom(seed);
  return globSync(named)
    .toSorted()
    .flatMap((file) => {
      const blocks = Math.ceil(readFileSync(file, 'utf8').split('\n').length / BLOCK_LINES);
      return Array.from({ length: blocks }, (_, at) => at * BLOCK_LINES)
        .filter(() => random() < share)
        .map((before) => `${file}:${before + 1}-${before + BLOCK_LINES}`);
    });
}

await new Stryker({
  mutate: values.share === undefined ? named : drawn(Number(values.share) / 100, values.seed),
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts', pool: 'threads' },
  coverageAnalysis: 'perTest',
  ignoreStatic: values.quick ?? values.share !== undefined,
  concurrency: 1,
  // What no test of the domain needs is not copied; Stryker cannot read a tsconfig with TypeScript 7.
  ignorePatterns: ['.cache', 'docs', 'deploy', 'migrations', 'data', 'dist', '/tsconfig.json'],
  disableTypeChecks: false,
  tempDirName: `${folder}/sandbox`,
  incremental: true,
  force: true,
  incrementalFile: `${folder}/results.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  htmlReporter: { fileName: `${folder}/report.html` },
  clearTextReporter: { logTests: false, reportTests: false },
  thresholds: { high: 90, low: 85, break: isSome ? null : 85 },
  timeoutMS: 5_000,
}).runMutationTest();

const results: Results = JSON.parse(readFileSync(`${folder}/results.json`, 'utf8'));
const explained = readFileSync('tools/mutation/explained.tsv', 'utf8');
const { open, stale } = compare(results, explained);
writeFileSync(`${folder}/survivors.tsv`, open.map((row) => `${row}\n`).join(''));
console.log(`${open.length} survivors without an explanation: ${folder}/survivors.tsv`);
for (const row of stale) console.log(`No survivor (any more): ${row}`);
