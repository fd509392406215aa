import { expect, test } from 'vitest';
import { expectRows } from '#tests/tables.ts';

const isEven = (n: number) => expect(n % 2).toBe(0);

test('a table names each row that differs, and is never empty', () => {
  expect(() => expectRows([2, 3, 4, 5], isEven)).toThrow(/^2 of 4 rows differ:\n3: expected 0, got 1.*\n5: /);
  expect(() => expectRows([[2, 'a']], isEven)).not.toThrow();
  expect(() => expectRows([], isEven)).toThrow();
});

test('a bar lets as many rows differ as it leaves, and no more', () => {
  expect(() => expectRows([2, 4, 6, 7], isEven, 0.75)).not.toThrow();
  expect(() => expectRows([2, 4, 5, 7], isEven, 0.75)).toThrow(/^2 of 4 rows differ/);
});
