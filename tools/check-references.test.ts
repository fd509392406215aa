import { describe, expect, test } from 'vitest';
import { referenceFaults } from './check-references.ts';

const ids = new Set(['REP-03', 'D51']);
const documents: [string, string][] = [
  ['docs/maintain/decisions/004-reads.md', '# 004 · Reads'],
  ['docs/pictures/home.webp', ''],
  ['docs/guide.md', '# Guide\n\n## First start\n'],
];
const faultsOf = (path: string, text: string) => referenceFaults(new Map([...documents, [path, text]]), ids);

describe('references in code', () => {
  test.each([
    ['a statement', '// As REP-03 says.'],
    ['a decision', '/** Whole words (D51). */'],
    ['a decision record', '// See docs/maintain/decisions/004-reads.md, that is decision 004.'],
    ['what only looks alike', "const plates = ['REP-0303', 'X-REP-1', 'P0D51', '#D51D51', 'D5-2'];"],
  ])('%s passes', (_what, text) => {
    expect(faultsOf('server/a.ts', text)).toEqual([]);
  });

  test.each([
    ['a statement', 'REP-99', 'unknown id REP-99'],
    ['a decision', 'D999', 'unknown id D999'],
    ['a decision record by path', 'docs/maintain/decisions/099', 'no record'],
    ['a page', 'docs/gone.md', 'no file docs/gone.md'],
    ['a section by number', '(spec 4, Cars)', "'spec 4' is no id"],
  ])('%s that does not exist fails, with its place', (_what, reference, fault) => {
    const faults = faultsOf('web/a.tsx', `const a = 1;\n// ${reference}`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain(`web/a.tsx:2: ${fault}`);
  });

  test('tests, migrations and documents are read alike', () => {
    const planted = 'D999';
    for (const path of ['tests/a.test.ts', 'migrations/0001_a.sql', 'docs/a.md', 'README.md']) {
      expect(faultsOf(path, planted)).toEqual([`${path}:1: unknown id ${planted}`]);
    }
  });
});

describe('links between documents', () => {
  test.each([
    ['a file', '(guide.md)'],
    ['a heading', '(guide.md#first-start)'],
    ['a heading of its own page', '(#own)'],
    ['another site', '(https://example.com/gone.md)'],
  ])('%s passes', (_what, target) => {
    expect(faultsOf('docs/a.md', `# Own\n[text]${target}`)).toEqual([]);
  });

  test.each([
    ['a missing file', '(gone.md)', 'no file for the link gone.md'],
    ['a missing picture', '<img src="gone.webp" alt="">', 'no file for the link gone.webp'],
    ['a missing heading', '(guide.md#gone)', 'no heading for the link guide.md#gone'],
  ])('%s fails', (_what, target, fault) => {
    expect(faultsOf('docs/a.md', `[text]${target}`)).toEqual([`docs/a.md:1: ${fault}`]);
  });
});

describe('evidence in documents', () => {
  const tree = new Map([['server/a.test.ts', "test('the title of it', () => {});"]]);
  const faults = (evidence: string) =>
    referenceFaults(new Map([...tree, ['docs/a.md', `It holds: \`${evidence}\`.`]]), ids);

  test.each([
    'server/a.test.ts',
    'server/a.test.ts › the title of it',
    'server',
    'npm test',
    'server/<noun>/a.ts',
  ])('%s passes', (evidence) => {
    expect(faults(evidence)).toEqual([]);
  });

  test.each([
    ['server/gone.test.ts', 'no file server/gone.test.ts'],
    ['server/a.test.ts › another title', "server/a.test.ts does not hold 'another title'"],
  ])('%s fails', (evidence, fault) => {
    expect(faults(evidence)).toEqual([`docs/a.md:1: ${fault}`]);
  });
});
