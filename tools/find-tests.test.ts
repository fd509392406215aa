import { describe, expect, test } from 'vitest';
import { findTests } from './find-tests.ts';
import { root } from './setup.mjs';
import { howToRun, isWalk } from './test-parts.mjs';

const files = [
  { part: 'unit', file: 'domain/a.test.ts', text: `test('adds a car', { tags: ['A-1'] }, f)` },
  { part: 'server', file: 'server/a.test.ts', text: `test('A-1 is told', f); // { tags: ['A-1'] }` },
  { part: 'e2e', file: 'tests/e2e/log-out.spec.ts', text: 'test(`leaves the garage, ${theme}`, f)' },
  {
    part: 'e2e',
    file: 'tests/e2e/rows.spec.ts',
    text: `for (const tag of ['@A-1', '@A-12']) test('logs out %s', { tag }, f)`,
  },
];
const partsOf = (pattern: string) => findTests(files, pattern)?.parts;

describe('what a pattern names', () => {
  test.each(['A-1', 'a-1', '@A-1'])('the tests that claim an id: %s', (pattern) => {
    expect(findTests(files, pattern)).toEqual({
      kind: 'id',
      pattern: 'A-1',
      parts: { unit: ['domain/a.test.ts'], e2e: ['tests/e2e/rows.spec.ts'] },
    });
  });

  test.each(['e2e/log-out', './tests/e2e/log-out.spec.ts', `${root}/tests/e2e/log-out.spec.ts`])(
    'the files of a path: %s',
    (pattern) => {
      expect(findTests(files, pattern)?.kind).toBe('path');
      expect(partsOf(pattern)).toEqual({ e2e: ['tests/e2e/log-out.spec.ts'] });
    },
  );

  test.each([
    ['adds a CAR', { unit: ['domain/a.test.ts'] }],
    ['leaves the', { e2e: ['tests/e2e/log-out.spec.ts'] }],
    ['leaves the garage, dark', { e2e: ['tests/e2e/log-out.spec.ts'] }],
    ['logs out at once', { e2e: ['tests/e2e/rows.spec.ts'] }],
    ['is told', { server: ['server/a.test.ts'] }],
  ])('text of a title: %s', (pattern, parts) => {
    expect(findTests(files, pattern)?.kind).toBe('title');
    expect(partsOf(pattern)).toEqual(parts);
  });

  test('nothing', () => {
    expect(findTests(files, 'A-123')).toBeNull();
    expect(findTests(files, 'no such test')).toBeNull();
  });
});

describe('how a match is run', () => {
  const match = { pattern: 'a.b (c)', files: ['tests/e2e/x.spec.ts'] };
  const lastOf = (part: string, kind: 'id' | 'path' | 'title', pattern = match.pattern) =>
    howToRun(part, 'r.json', { ...match, kind, pattern }).args;

  test('vitest gets the files and what filters them', () => {
    expect(lastOf('unit', 'path').at(-1)).toBe('tests/e2e/x.spec.ts');
    expect(lastOf('unit', 'id', 'A-1')).toContain('--tags-filter=A-1');
    const title = lastOf('unit', 'title').find((arg) => arg.startsWith('--testNamePattern='))!;
    const pattern = new RegExp(title.slice('--testNamePattern='.length));
    expect(['group A.B (C) x', 'group a-b c'].map((name) => pattern.test(name))).toEqual([true, false]);
  });

  test('Playwright gets the files as patterns, and an id that is not the start of another', () => {
    expect(new RegExp(lastOf('e2e', 'path').at(-1)!).test('/x/tests/e2e/x.spec.ts')).toBe(true);
    const grep = new RegExp(lastOf('e2e', 'id', 'A-1').at(-2)!);
    expect(['x @A-1', 'x @A-1 @B-2', 'x @A-12'].map((name) => grep.test(name))).toEqual([true, true, false]);
  });

  test('the walks are the long browser tests, and some others in every look', () => {
    const { args, env } = howToRun('walks', 'r.json', null);
    expect(env).toMatchObject({ CARFUL_LONG: '1' });
    const titles = ['e2e/home.spec.ts greets', 'e2e/home.spec.ts loops @long', 'e2e/every-view.spec.ts fits'];
    const grep = new RegExp(args.at(-1)!);
    expect(titles.map((title) => grep.test(title))).toEqual([false, true, true]);
    expect(isWalk('tests/e2e/every-view.spec.ts', '')).toBe(true);
    expect(isWalk('tests/e2e/home.spec.ts', `test('x', f)`)).toBe(false);
    expect(isWalk('tests/e2e/home.spec.ts', `test('x', { tag: '@long' }, f)`)).toBe(true);
  });

  test('a whole run of the browser tests leaves out the long ones, a pattern does not', () => {
    expect(howToRun('e2e', 'r.json', null).args.slice(-2)).toEqual(['--grep-invert', '@long']);
    expect(lastOf('e2e', 'title')).not.toContain('--grep-invert');
  });
});
