import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { unprovenNote } from './proven-amounts.ts';

const note = (text: string, tools: string[], earlier: string[] = []) =>
  unprovenNote(text, { tools, earlier }, 'en');

tableTest([
  ['You spent €1,305.53.', '{"answer":"This year: €1,305.53 (12 records)."}'],
  ['Kopā 1 305,53 €.', '1305.53 EUR'],
  ['About €1,306 in all.', '€1,305.53'],
  ['It cost 60 euros.', '"cost":"60 EUR"'],
  ['In 2026 €60 was paid for 2 repairs at 250 000 km.', '€60.00'],
  ['Nothing was paid.', ''],
])('a sum that a tool returned, as written or rounded, is no invention', (text, tool) => {
  expect(note(text, [tool])).toBeNull();
});

tableTest([
  ['You spent €500.00 in all.', '€500.00'],
  ['Kopā 1 305,53 eiro', '1 305,53 eiro'],
  ['That is $12.50 more, 12.50 EUR.', '$12.50; 12.50 EUR'],
])('another is named below the answer', (text, sums) => {
  expect(note(text, ['€60.00', '€1,999.00'])).toBe(`⚠ Not found in your records: ${sums}.`);
});

test('what the owner wrote is proven, what was marked before is not', () => {
  expect(note('Your €80 is fine.', [], ['I paid €80'])).toBeNull();
  const marked = 'It was €70.\n\n⚠ Not found in your records: €90.';
  expect(note('€90 it was.', [], [marked])).toContain('€90');
});
