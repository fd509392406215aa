import { describe, expect, test } from 'vitest';
import { checkTests } from './check-titles.ts';
import { testCallsIn } from './test-calls.ts';

const known = new Set(Array.from({ length: 9 }, (_, at) => `A-${at}`));
const check = (source: string) => checkTests('x.test.ts', source, known);
const tagged = (...ids: string[]) => `{ tags: [${ids.map((id) => `'${id}'`).join(', ')}] }`;

describe('calls in a source', () => {
  test.each([
    ['a test', `test('a', f)`, { kind: 'test', pieces: ['a'], ids: [] }],
    ['tags of vitest', `it('a', { tags: ['A-1', 'A-2'] }, f)`, { ids: ['A-1', 'A-2'] }],
    ['tags of Playwright', `modelTest("a", { tag: ['@A-1'] }, f)`, { ids: ['A-1'] }],
    ['one tag without an array', `test('a', { tag: '@A-1' }, f)`, { ids: ['A-1'], isLong: false }],
    ['a long one', `test('a', { tag: '@long' }, f)`, { ids: [], isLong: true }],
    ['other options', `test('a', { timeout: 9, tags: ['A-1'] }, f)`, { ids: ['A-1'] }],
    ['a table of tests', `test.each([['x']])('a %s', { tags: ['A-1'] }, f)`, { pieces: ['a %s'] }],
    ['a template', 'test(`a ${b} c`, f)', { pieces: ['a ', ' c'] }],
    ['a title that is no literal', `test(a, { tags: ['A-1'] }, f)`, { pieces: [], ids: ['A-1'] }],
    ['a group', `test.describe('a', f)`, { kind: 'group', pieces: ['a'] }],
    ['a conditional one', `describe.runIf(x)('a', f)`, { kind: 'group' }],
  ])('%s', (_form, source, expected) => {
    expect(testCallsIn('x.test.ts', `\n${source};`)).toEqual([
      expect.objectContaining({ ...expected, line: 2 }),
    ]);
  });

  test('other calls are none, and what cannot be parsed is an error', () => {
    expect(
      testCallsIn('x.ts', `/x/.test('a'); test.use({ a: 'b' }); test.step('a', f); latest('a');`),
    ).toEqual([]);
    expect(() => testCallsIn('x.ts', `test('a', `)).toThrow(/^x\.ts cannot be parsed/);
  });
});

describe('titles and claims', () => {
  test.each([
    ['up to eight known ids', `test('does it (D105)', ${tagged(...[...known].slice(1))}, f)`],
    ['a title of 100 characters', `test('${'x'.repeat(100)}', f)`],
    ['what only looks like an id', `test('AB-1234 in UTF-8', f)`],
    ['rows with their own tags', `for (const tag of ['@A-1', '@A-2']) test('does it', { tag }, f)`],
  ])('%s: no fault', (_name, source) => {
    expect(check(source)).toEqual([]);
  });

  test.each([
    ['an unknown id', `test('x', ${tagged('NO-1')}, f)`, "unknown id NO-1 at 'x'"],
    ['more than eight', `test('x', ${tagged(...known)}, f)`, "9 ids, at most 8, at 'x'"],
    ['a long title', `test('${'x'.repeat(101)}', f)`, 'a title of 101 characters, at most 100'],
    ['a long group', `describe('${'x'.repeat(101)}', f)`, 'a title of 101 characters, at most 100'],
    ['an id in a title', `test('does A-1', f)`, "an id outside the tag field: 'does A-1'"],
    ['an id in brackets', `test('[NO-1] x', f)`, 'an id outside the tag field'],
    ['a claim of a long test', `test('x', { tag: ['@long', '@A-1'] }, f)`, 'a test that npm test leaves out'],
    ['a claim of a group', `describe('x', ${tagged('A-1')}, f)`, 'a group claims ids, only a test can'],
  ])('%s', (_name, source, expected) => {
    expect(check(source)).toEqual([expect.stringContaining(`x.test.ts:1: ${expected}`)]);
  });

  test('an unknown id in a row of a browser test', () => {
    const source = `for (const tag of ['@NO-1']) test('does it', { tag }, f)`;
    expect(checkTests('x.spec.ts', source, known)).toEqual(['x.spec.ts: unknown id @NO-1']);
  });
});
