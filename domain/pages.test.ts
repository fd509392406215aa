import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { PageQuery } from './pages.ts';

const Query = z.object(PageQuery);
const id = '0199aaaa-0000-7000-8000-000000000001';

test('a page begins after a day or an instant with an id', () => {
  for (const cursor of [`2026-03-05|${id}`, `2026-03-05T10:20:30.000Z|${id}`])
    expect(Query.parse({ cursor })).toEqual({ cursor });
  expect(Query.parse({})).toEqual({});
});

tableTest([
  '',
  id,
  '2026-03-05',
  '2026-03-05|',
  '2026-03-05|x',
  `|${id}`,
  `x|${id}`,
  `2026-02-30|${id}`,
  `2026-03-05|${id}|x`,
  `2026-03-05|${id}|`,
  `2026-03-05T10:20:30.${'0'.repeat(60)}Z|${id}`,
])('no place where a page begins', (cursor) => {
  expect(Query.safeParse({ cursor }).success).toBe(false);
});

test('the length of a page is a whole number from 1 to the longest', () => {
  expect(Query.parse({ limit: '1' }).limit).toBe(1);
  expect(Query.parse({ limit: String(limits.listPageMax) }).limit).toBe(limits.listPageMax);
  for (const limit of ['0', String(limits.listPageMax + 1), '', '-1', '1.5', '1e2', ' 1', '1 ', '00001'])
    expect(Query.safeParse({ limit }).success, limit).toBe(false);
});
