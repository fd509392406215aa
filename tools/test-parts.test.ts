import { describe, expect, test } from 'vitest';
import { root } from './setup.mjs';
import { findTests, howToRun, partsOf } from './test-parts.mjs';

const id = 'A-1';
const tests = [
  { file: 'domain/a.test.ts', text: `test('adds a car', { tags: ['${id}'] }, f)` },
  { file: 'tests/e2e/log-out.spec.ts', text: `test('${id} is told', f)` },
  { file: 'tests/e2e/rows.spec.ts', text: `for (const tag of ['@${id}', '@${id}2']) test('x', { tag }, f)` },
];

describe('what a pattern names', () => {
  test.each([id, id.toLowerCase(), `@${id}`])('the tests that claim a statement: %s', (pattern) => {
    expect(findTests(pattern, tests)).toEqual({
      id: 'A-1',
      files: ['domain/a.test.ts', 'tests/e2e/rows.spec.ts'],
    });
  });

  test.each(['e2e/log-out', './tests/e2e/log-out.spec.ts', `${root}/tests/e2e/log-out.spec.ts`])(
    'the tests of a path: %s',
    (pattern) => {
      expect(findTests(pattern, tests)).toEqual({ id: null, files: ['tests/e2e/log-out.spec.ts'] });
    },
  );

  test('nothing', () => {
    expect(findTests('A-123', tests).files).toEqual([]);
  });

  test.each([
    ['domain/a.test.ts', ['unit']],
    ['server/platform/a.test.ts', ['unit']],
    ['server/cars/a.test.ts', ['server']],
    ['tests/server/a.test.ts', ['server']],
    ['tests/faults/a.test.ts', ['faults']],
    ['tests/load/a.test.ts', ['long']],
    ['tests/journeys/a.spec.ts', ['e2e', 'walks']],
  ])('the part of %s', (file, parts) => {
    expect(partsOf(file)).toEqual(parts);
  });
});

describe('how a part is run', () => {
  const match = (id: string | null) => ({ id, files: ['tests/e2e/x.spec.ts'] });

  test('vitest gets files and a tag', () => {
    expect(howToRun('unit', 'r.json', match('A-1')).args.slice(-2)).toEqual([
      '--tags-filter=A-1',
      'tests/e2e/x.spec.ts',
    ]);
  });

  test('Playwright gets files as patterns, and an id that is not the start of another', () => {
    const { args } = howToRun('e2e', 'r.json', match('A-1'));
    expect(new RegExp(args.at(-1)!).test('/x/tests/e2e/x.spec.ts')).toBe(true);
    const grep = new RegExp(args.at(-2)!);
    expect(['x @A-1', 'x @A-1 @B-2', 'x @A-12'].map((name) => grep.test(name))).toEqual([true, true, false]);
  });

  test('a whole run leaves out the long tests, `test:long` takes them, and every look; a pattern takes all', () => {
    expect(howToRun('server', 'r.json', null).args).toContain('--tags-filter=!long');
    expect(howToRun('server', 'r.json', match(null)).args).not.toContain('--tags-filter=!long');
    expect(howToRun('rare', 'r.json', null).args).toContain('--tags-filter=long');
    expect(howToRun('e2e', 'r.json', null).args.slice(-2)).toEqual(['--grep-invert', '@long']);
    expect(howToRun('e2e', 'r.json', match(null)).args).not.toContain('--grep-invert');
    const whole = howToRun('whole', 'r.json', null);
    expect(whole.env).toEqual({ CARFUL_LONG: '1' });
    expect(whole.args).toContain('tools/ask/judge.test.ts');
    const grep = new RegExp(howToRun('walks', 'r.json', null).args.at(-1)!);
    const titles = ['e2e/home.spec.ts greets', 'e2e/home.spec.ts loops @long', 'e2e/every-view.spec.ts fits'];
    expect(titles.map((title) => grep.test(title))).toEqual([false, true, true]);
  });
});
