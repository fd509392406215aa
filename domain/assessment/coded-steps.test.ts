import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeStep, decodeTable, encodeStep, encodeTable, STEP_LIMIT } from './coded-steps.ts';

const step = fc.integer({ min: -STEP_LIMIT, max: STEP_LIMIT });

test('each step is one printable character that needs no escaping in a string', () => {
  const codes = Array.from({ length: 2 * STEP_LIMIT + 1 }, (_, at) => encodeStep(at - STEP_LIMIT));
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.join('')).toMatch(/^[!-~]+$/);
  expect(codes.join('')).not.toMatch(/['\\]/);
  expect(codes.map((code) => decodeStep(code, 0))).toEqual(codes.map((_, at) => at - STEP_LIMIT));
});

test('a table with long and short gaps comes back as it was', () => {
  const entries = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 999 }), step), {
    selector: ([at]) => at,
  });
  fc.assert(
    fc.property(entries, (list) => {
      const table = new Int8Array(1000);
      for (const [at, value] of list) table[at] = value;
      const coded = encodeTable(table);
      expect(decodeTable(coded, table.length)).toEqual(table);
      expect(coded.gaps + coded.steps).toMatch(/^[!-&(-[\]-~]*$/);
    }),
  );
});
