import { expect, test } from 'vitest';
import { fromMinor, toMinor } from './money-rules.ts';

test.each([
  [12.34, 'EUR', 1234],
  [0.29, 'USD', 29],
  [500, 'JPY', 500],
  [1.234, 'KWD', 1234],
])('%d %s is %i minor units', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
  expect(fromMinor(minor, currency)).toBe(amount);
});
