import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { Cost, Day, filledText, Instant, optionalText, pastDay, pastInstant, text } from './shapes.ts';

const message = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value).error?.issues[0]?.message;

test('trims a text and removes what the database cannot store', () => {
  expect(text(10).parse('  a\0b\ud800 ')).toBe('ab\ufffd');
  expect(text(10).parse(' ')).toBe('');
});

test('a limit counts the trimmed text and states the maximum', () => {
  expect(text(3).safeParse(' abc ').success).toBe(true);
  expect(message(text(3), 'abcd')).toBe('The text is too long. Maximum number of characters: {n}.');
  expect(message(filledText(3), 'abcd')).toBe('The text is too long. Maximum number of characters: {n}.');
});

test('refuses an empty required text', () => {
  expect(filledText(3).parse(' a ')).toBe('a');
  expect(message(filledText(3), ' ')).toBe('Missing information');
  expect(message(filledText(3, 'Brand is required'), '')).toBe('Brand is required');
});

test('absent, null and empty are the same', () => {
  for (const value of [undefined, null, '', '  ']) expect(optionalText(3).parse(value)).toBeNull();
  expect(optionalText(3).parse(' a ')).toBe('a');
});

test('days and instants', () => {
  expect(Day.parse('2026-03-05')).toBe('2026-03-05');
  expect(message(Day, '2026-02-30')).toBe('Date is required');
  expect(Instant.parse('2026-03-05T10:20:30Z')).toBe('2026-03-05T10:20:30Z');
  expect(Instant.parse('1900-01-01T00:00:00Z')).toBe('1900-01-01T00:00:00Z');
  for (const value of ['2026-03-05', '1899-12-31T23:59:59Z', '2026-03-05T10:20:30+02:00', 'soon'])
    expect(message(Instant, value), value).toBe('Date is required');
});

test('a past day may be today', () => {
  for (const day of ['2026-03-04', '2026-03-05']) expect(pastDay('2026-03-05').parse(day)).toBe(day);
  expect(message(pastDay('2026-03-05'), '2026-03-06')).toBe('The time cannot be in the future');
});

test('an instant that has passed ends with this millisecond', () => {
  const past = pastInstant(new Date('2026-03-05T10:20:30.500Z'));
  for (const at of ['2026-03-05T10:20:30.499Z', '2026-03-05T10:20:30.500Z']) expect(past.parse(at)).toBe(at);
  expect(message(past, '2026-03-05T10:20:30.501Z')).toBe('The time cannot be in the future');
});

test('an amount has at most the three decimals that a currency can have', () => {
  for (const cost of [0, 0.001, 1.234, 1.1 + 2.2, limits.costMax]) expect(Cost.parse(cost)).toBe(cost);
  for (const cost of [-0.01, 0.000_001, 1.2345, Number.NaN, '1'])
    expect(message(Cost, cost), String(cost)).toBe('Please enter a valid amount');
  expect(message(Cost, limits.costMax + 1)).toBe('The amount is too large. At most {n} can be saved.');
});
