import { expect, test } from 'vitest';
import { dialAddress, proposedRoadside } from './roadside-rules.ts';
import { RoadsidePhone } from './schema.ts';

test('a number is proposed where one is known, and none elsewhere', () => {
  expect(proposedRoadside('Europe/Riga')).toBe('+371 67 566 222');
  expect(proposedRoadside('Asia/Tokyo')).toBeNull();
  expect(proposedRoadside('')).toBeNull();
});

test('what is dialled has digits and a leading plus only', () => {
  expect(dialAddress('+371 67 566-222')).toBe('tel:+37167566222');
  expect(dialAddress('(0800) 88 77 66')).toBe('tel:0800887766');
});

test('a number may be written with spaces, dashes and brackets; an empty one is none', () => {
  expect(RoadsidePhone.parse(' 0800 88-77 66 ')).toBe('0800 88-77 66');
  expect(RoadsidePhone.parse('')).toBeNull();
  expect(RoadsidePhone.parse(null)).toBeNull();
  for (const wrong of ['call me', '1', '+', '1888#', '1'.repeat(31)])
    expect(RoadsidePhone.safeParse(wrong).success, wrong).toBe(false);
});
