import { expect, test } from 'vitest';
import { claimFaults } from './check-claims.ts';

const [first, second, elsewhere, unknown] = ['A-1', 'A-2', 'B-1', 'NO-1'];
const specification = { statements: new Set([first, second, elsewhere]), departures: new Set([elsewhere]) };
const faultsOf = (...claims: string[]) =>
  claimFaults(new Map(claims.map((text, at) => [`${at}.spec.ts`, text])), specification);
const both = `test('x', { tags: ['${first}', '${second}'] }, f)`;

test('each statement is claimed, in a tag field or a row of tags, or is a departure', () => {
  expect(faultsOf(both)).toEqual([]);
  expect(faultsOf(`for (const tag of ['@${first}', '@${second}']) test('x', { tag }, f)`)).toEqual([]);
  expect(faultsOf(`test('${second}', { tag: ['@${first}'] }, f)`)).toEqual([`no test claims ${second}`]);
});

test.each([
  ['an unknown id', `{ tags: ['${unknown}'] }`, `unknown id ${unknown}`],
  ['an unknown id in a row', `for (const tag of ['@${unknown}'])`, `unknown id ${unknown}`],
  ['a departure', `{ tags: ['${elsewhere}'] }`, `${elsewhere} is a departure and yet claimed`],
  ['more than eight', `{ tags: [${`'${first}', `.repeat(9)}] }`, 'too many ids'],
  ['a long test', `{ tag: ['@long', '@${first}'] }`, 'a test that npm test leaves out proves nothing'],
  [
    'one without a browser',
    `{ tags: ['long', '${first}'] }`,
    'a test that npm test leaves out proves nothing',
  ],
])('%s', (_name, text, fault) => {
  expect(faultsOf(both, text)).toEqual([expect.stringContaining(`1.spec.ts: ${fault}`)]);
});
