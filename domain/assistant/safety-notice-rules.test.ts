import { expect, test } from 'vitest';
import { adviceIfSo, safetyNotice } from './safety-notice-rules.ts';

test('a stop warning says what to do and then why, in the language of the answer', () => {
  expect(safetyNotice('The brakes failed', 'en')).toBe(
    'Do not drive on; have the car towed or checked where it stands. The brakes may not stop the car when you need them.',
  );
  expect(safetyNotice('The brakes failed', 'lv')).toBe(
    'Neturpiniet braucienu; lieciet auto evakuēt vai pārbaudīt uz vietas. Bremzes var neapturēt auto brīdī, kad tas ir vajadzīgs.',
  );
});

test('a complaint that must stop the car is one without a safety rule as well', () => {
  expect(safetyNotice('There is knocking from the engine', 'en')).toMatch(
    /^Do not drive on; \S.* Do not drive until .*knocking from the engine\.$/,
  );
});

test('a lesser danger, a question about the past and everyday words are not', () => {
  expect(safetyNotice('The alternator whines', 'en')).toBeNull();
  expect(safetyNotice('When did I last repair the brakes that failed?', 'en')).toBeNull();
  expect(safetyNotice('The brakes squeal', 'en')).toBeNull();
  expect(safetyNotice('Hello', 'en')).toBeNull();
});

test.each([
  ['What happens if the brakes fail?', 'en'],
  ['Kas notiek, ja bremzes nestrādā?', 'lv'],
] as const)('what would happen is answered without a warning: %s', (question, language) => {
  expect(safetyNotice(question, language)).toBeNull();
  expect(adviceIfSo(question, language)).toHaveLength(2);
});

test.each([
  'The brakes failed, what happens if I keep going?',
  'what happens if i keep driving, the brakes failed',
  'the engine is on fire what happens if I keep going?',
])('but a danger that is there is warned of: %s', (question) => {
  expect(safetyNotice(question, 'en')).not.toBeNull();
});

test('words that only resemble a danger make none of a question about the logged problems', () => {
  const question = 'any open issues i should tell the mechanic about tomorrow? including ones we just watch';
  expect(safetyNotice(question, 'en')).toBeNull();
});
