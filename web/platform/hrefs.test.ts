import { expect, test } from 'vitest';
import { href } from './hrefs.ts';

test('a link carries its parameters, escaped', () => {
  expect(href('home')).toBe('/home');
  expect(href('symptomSummary', { carId: 'a b', issueId: 'ü/?' })).toBe(
    '/symptom-summary/a%20b/%C3%BC%2F%3F',
  );
});

test('an optional parameter may be missing', () => {
  expect(href('logRepair', {})).toBe('/log-repair');
  expect(href('assistant', { carId: null })).toBe('/assistant');
  expect(href('logRepair', { carId: 'c1' })).toBe('/log-repair/c1');
});
