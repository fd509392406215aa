import { expect, test } from 'vitest';
import { isReport } from './report.ts';

const FORMAL =
  'the contact stated that while driving at an undisclosed speed the vehicle lost motive power and the transmission warning message was displayed';
const CASUAL =
  'hi all my old van smells of petrol every morning and the fuel cap looks fine what should i do';

test('the manner of an authority’s form is told from that of a driver', () => {
  expect(isReport(FORMAL.split(' '), 'en')).toBe(true);
  expect(isReport(CASUAL.split(' '), 'en')).toBe(false);
});

test('neither a few words nor Latvian are a report', () => {
  expect(isReport(FORMAL.split(' ').slice(0, 11), 'en')).toBe(false);
  expect(isReport(FORMAL.split(' '), 'lv')).toBe(false);
});
