import { expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { fromMinor, toMinor } from './minor-units.ts';

tableTest([
  [12.34, 'EUR', 1234],
  [0.29, 'USD', 29],
  [500, 'JPY', 500],
  [1.234, 'KWD', 1234],
])('minor units of an amount', (amount, currency, minor) => {
  expect(toMinor(amount, currency)).toBe(minor);
  expect(fromMinor(minor, currency)).toBe(amount);
});
