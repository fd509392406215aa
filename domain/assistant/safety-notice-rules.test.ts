import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { stopOf } from '#domain/assessment/stop-actions.ts';
import { adviceIfSo, isHypothetical, safetyNotice } from './safety-notice-rules.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

test('a stop warning says what to do and then why, in the language of the answer', () => {
  const { action, reason } = stopOf('brakes');
  expect(safetyNotice('The brakes failed', 'en')).toBe(`${action.en} ${reason.en}`);
  expect(safetyNotice('The brakes failed', 'lv')).toBe(`${action.lv} ${reason.lv}`);
});

test('a complaint that must stop the car is one without a safety rule as well', () => {
  expect(safetyNotice('There is knocking from the engine', 'en')).toMatch(
    /turn off the engine and do not start it again.* can seize within seconds/,
  );
});

test('a lesser danger and everyday words are not', () => {
  expect(safetyNotice('The alternator whines', 'en')).toBeNull();
  expect(safetyNotice('The brakes squeal', 'en')).toBeNull();
  expect(safetyNotice('Hello', 'en')).toBeNull();
});

tableTest([
  ['What happens if the brakes fail?', 'en'],
  ['Kas notiek, ja bremzes nestrādā?', 'lv'],
] as const)('what would happen is answered without a warning', (question, language) => {
  expect(safetyNotice(question, language)).toBeNull();
  expect(adviceIfSo(question, language)).toHaveLength(2);
});

tableTest([
  ['The brakes failed, what happens if I keep going?', 'The brakes failed'],
  ['what happens if i keep driving, the brakes failed', 'The brakes failed'],
  ['the engine is on fire what happens if I keep going?', 'The engine is on fire'],
])('but a danger that is there is warned of', (question, danger) => {
  expect(safetyNotice(question, 'en')).not.toBeNull();
  expect(safetyNotice(question, 'en')).toBe(safetyNotice(danger, 'en'));
});

tableTest([
  ['any open issues about a loose wheel nut?', 'o not drive on', 'may (?:come off|break)'],
  ['The engine stops on the motorway and the red light is on', 'o not start', '(?:engine|in traffic)'],
])('a symptom that is named in a question, or a statement, is warned of', (question, action, reason) => {
  expect(safetyNotice(question, 'en')).toMatch(new RegExp(`${action}.*${reason}`));
});

dataTest('whether it is asked what would happen', (question, isAsked) => {
  expect(String(isHypothetical(question))).toBe(isAsked);
});

test('a text of more than 400 characters describes something', () => {
  const long = (length: number) => `What if it stops? ${'x'.repeat(length - 18)}`;
  expect([400, 401].map((length) => isHypothetical(long(length)))).toEqual([true, false]);
});
