import { expect, test } from 'vitest';
import { href } from './hrefs.ts';

test('escapes the parameters of a link', () => {
  expect(href('home')).toBe('/home');
  expect(href('symptomSummary', { carId: 'a b', issueId: 'ü/?' })).toBe(
    '/symptom-summary/a%20b/%C3%BC%2F%3F',
  );
});

test('leaves out a missing optional parameter', () => {
  expect(href('logRepair', {})).toBe('/log-repair');
  expect(href('assistant', { carId: null })).toBe('/assistant');
  expect(href('logRepair', { carId: 'c1' })).toBe('/log-repair/c1');
});
