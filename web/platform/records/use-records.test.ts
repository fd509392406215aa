import { expect, test } from 'vitest';
import { newest } from './use-records.ts';

test.each<[string, string | undefined, string | undefined, boolean, boolean, string | undefined]>([
  ['only what came with the page is there', undefined, 'page', false, false, 'page'],
  ['the records were fetched before the page', 'records', 'page', false, false, 'page'],
  ['the records were fetched after the page', 'records', 'page', true, false, 'records'],
  ['the records have not come whole', undefined, 'page', true, false, 'page'],
  ['nothing came with the page', 'records', undefined, false, false, 'records'],
  ['something was written since', 'records', 'page', false, true, 'records'],
  ['something was written, which no records can show yet', undefined, 'page', false, true, undefined],
])('what shows where %s', (_case, shown, first, isFresh, isChanged, expected) => {
  expect(newest({ shown, first, isFresh, isChanged })).toBe(expected);
});
