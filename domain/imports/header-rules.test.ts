import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { headerKey, unitInBrackets, unitOfHeader } from './header-rules.ts';
import { distanceOf } from './unit-rules.ts';

test('headers are compared without case, spaces, quotes and what is said to be optional', () => {
  expect(headerKey('\uFEFF"Odo (mi)"')).toBe('odo(mi)');
  expect(headerKey("Driver's note (Optional)")).toBe('driversnote');
  expect(headerKey('x'.repeat(101))).toBe('x'.repeat(100));
});

tableTest([
  ['Odo(mi)', 'mi'],
  ['Odo ( mi ) (trip)', ' mi '],
  ['Odometer', ''],
  ['Odo (mi', ''],
  ['Odo mi)', ''],
  [')Odo(', ''],
  ['Odo ()', ''],
  [`${'x'.repeat(96)}(mi)`, 'mi'],
  [`${'x'.repeat(97)}(mi)`, ''],
])('the unit in brackets', (header, unit) => {
  expect(unitInBrackets(header)).toBe(unit);
});

tableTest([
  ['Odo (Miles)', 'mi'],
  ['Odo (trip) (mi)', undefined],
  ['Kilometers', 'km'],
  ['kmx', undefined],
  ['(kmx', undefined],
  ['Odometer', undefined],
  [undefined, undefined],
])('the unit that a header says', (header, unit) => {
  expect(unitOfHeader(header, distanceOf)).toBe(unit);
});
