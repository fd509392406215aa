import { expect, test } from 'vitest';
import { compare, type Results } from './survivors.ts';

const source =
  'const older = 1;\nexport const isOld = (age: number) => age > 20;\nexport const f = () => {\n  g();\n};\n';
const mutant = (status: string, replacement: string, line = 2, from = 39, to = 47, last = line) => ({
  location: { start: { line, column: from }, end: { line: last, column: to } },
  replacement,
  status,
});
const results: Results = {
  files: {
    'domain/age.ts': {
      source,
      mutants: [
        mutant('Survived', 'age >= 20'),
        mutant('Killed', 'true'),
        mutant('NoCoverage', '{}', 3, 24, 2, 5),
        mutant('Ignored', '2', 1, 15, 16),
      ],
    },
  },
};
const head = 'file\tline\tcode\treplacement\twhy';
const atTwenty = 'domain/age.ts\texport const isOld = (age: number) => age > 20;\tage > 20\tage >= 20';
const always = 'domain/age.ts\texport const isOld = (age: number) => age > 20;\tage > 20\ttrue';
const untested = 'domain/age.ts\tconst older = 1;\t1\t2';
const empty = 'domain/age.ts\texport const f = () => {\t{ g(); }\t{}';

test('what no test finds is named by its code until it is explained', () => {
  expect(compare(results, head)).toEqual({ open: [atTwenty, empty], stale: [] });
  expect(compare(results, `${head}\n${atTwenty}\tNobody is 20.\n`)).toEqual({
    open: [empty],
    stale: [],
  });
});

test('an explanation of what a test finds is stale, of what was not tried it is not', () => {
  const explained = `${head}\n${always}\tWhy.\n${untested}\tWhy.\ndomain/age.ts\tgone\tgone\tgone\tWhy.\n`;
  expect(compare(results, explained).stale).toEqual([always, 'domain/age.ts\tgone\tgone\tgone']);
});

test('files that were not run are left alone', () => {
  expect(compare({ files: {} }, `${head}\n${always}\tWhy.\n`)).toEqual({ open: [], stale: [] });
});
