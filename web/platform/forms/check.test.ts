import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createWords } from '#domain/language/words.ts';
import { filledText, pastDay } from '#domain/shapes.ts';
import { checkForm, errorOf, errorText } from './check.ts';

const { t } = createWords('en', {});
const schema = z.object({ title: filledText(5, 'Title is required'), day: pastDay('2026-03-05') });

test('parses valid values', () => {
  const read = checkForm(schema, { title: ' Oil ', day: '2026-03-05' });
  expect(read).toEqual({ success: true, data: { title: 'Oil', day: '2026-03-05' } });
});

test('reports the first error of each field as a message', () => {
  const read = checkForm(schema, { title: ' ', day: 'x' });
  expect(Object.keys(read.errors ?? {})).toEqual(['title', 'day']);
  expect(errorText(t, read.errors?.title)).toBe('Title is required');
  expect(errorText(t, read.errors?.day)).toBe('Date is required');
});

test('names the limit in the message', () => {
  const { errors } = checkForm(schema, { title: 'Brakes', day: '2026-03-05' });
  expect(errorText(t, errors?.title)).toBe('The text is too long. Maximum number of characters: 5.');
});

test('validates a single value by the same rules', () => {
  expect(errorText(t, errorOf(pastDay('2026-03-05'), '2026-03-06'))).toBe('The time cannot be in the future');
  expect(errorOf(pastDay('2026-03-05'), '2026-03-05')).toBeUndefined();
});
