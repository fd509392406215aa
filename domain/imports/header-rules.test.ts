import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { headerKey, unitInBrackets, unitOfHeader } from './header-rules.ts';
import { distanceOf } from './unit-rules.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

test('headers are compared without case, spaces, quotes and what is said to be optional', () => {
  expect(headerKey('\uFEFF"Odo (mi)"')).toBe('odo(mi)');
  expect(headerKey("Driver's note (Optional)")).toBe('driversnote');
  expect(headerKey('x'.repeat(101))).toBe('x'.repeat(100));
});

dataTest('the unit in brackets', (header, unit) => {
  expect(unitInBrackets(header)).toBe(unit);
});

dataTest('the unit that a header says', (header, unit) => {
  expect(unitOfHeader(header, distanceOf) ?? '').toBe(unit);
});
