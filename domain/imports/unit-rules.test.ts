import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { sizeOfVolume, toAmount } from './unit-rules.ts';

tableTest([
  [10, 'gasoline', 'l', 10_000],
  [10, 'diesel', 'usgal', 37_854],
  [10, 'lpg', 'ukgal', 45_461],
  [10, 'electric', 'l', 10_000],
  [10, 'electric', 'usgal', 10_000],
  [10, 'cng', 'l', 10_000],
  [10, 'cng', 'usgal', null],
  [10, 'cng', 'ukgal', null],
] as const)('an amount in thousandths', (value, energy, unit, amount) => {
  expect(toAmount(value, energy, unit)).toBe(amount);
});

test('a price is by the unit of the amount, which only a liquid has in gallons', () => {
  expect(sizeOfVolume('usgal', 'gasoline')).toBeCloseTo(3.785, 3);
  expect(sizeOfVolume('l', 'gasoline')).toBe(1);
  expect(sizeOfVolume('usgal', 'electric')).toBe(1);
  expect(sizeOfVolume('ukgal', 'cng')).toBe(1);
});
