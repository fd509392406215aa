import { expect, test } from 'vitest';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { CODE_CATEGORIES } from './knowledge/trouble-codes.ts';
import { categoryOfCode, explainCode, troubleCodesIn } from './trouble-code-rules.ts';

const table = tablesOf('assessment/complaints.tsv');

tableTest(table('the codes in a text'))('the codes in a text', (text, codes) => {
  expect(troubleCodesIn(text)).toEqual(partsOf(codes));
});

const maker = 'manufacturer-specific code, its exact meaning depends on the make';

tableTest([
  ['P0301', 'Misfire in cylinder 1'],
  ['U0100', 'No communication with the engine control unit'],
  ['P0123', 'Fuel and air metering; generic code'],
  ['P2A00', 'Hybrid drive; generic code'],
  ['P0D00', 'Engine and transmission; generic code'],
  ['P1234', `Engine and transmission; ${maker}`],
  ['P3000', `Engine and transmission; ${maker}`],
  ['P33FF', `Engine and transmission; ${maker}`],
  ['P3400', 'Emission control (EGR, catalytic converter, fuel vapor); generic code'],
  ['P2099', 'Fuel, air and emission control; generic code'],
  ['C0999', 'Chassis (brakes, steering, suspension); generic code'],
  ['C1099', `Chassis (brakes, steering, suspension); ${maker}`],
  ['C2099', `Chassis (brakes, steering, suspension); ${maker}`],
  ['B2999', `Body and comfort; ${maker}`],
  ['B3099', 'Body and comfort; generic code'],
  ['U3099', 'Communication between control units; generic code'],
  ['Z0123', 'Generic code'],
])('what a code means', (code, meaning) => {
  expect(explainCode(code, 'en')).toEqual({ code, meaning });
});

test('explains a code in Latvian', () => {
  expect(explainCode('P0123', 'lv').meaning).toBe('Degvielas un gaisa dozēšana; vispārējs kods');
  expect(explainCode('B2999', 'lv').meaning).toBe(
    'Virsbūve un komforta sistēmas; ražotāja kods, precīzā nozīme atkarīga no markas',
  );
});

tableTest(table('the category of a code'))('the category of a code', (code, category) => {
  expect(categoryOfCode(code)).toBe(category);
});

test('of two known beginnings of a code the longer one counts', () => {
  expect(CODE_CATEGORIES.map(([prefix]) => [prefix, categoryOfCode(prefix)])).toEqual(CODE_CATEGORIES);
});
