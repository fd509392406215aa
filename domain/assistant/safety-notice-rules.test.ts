import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { adviceIfSo, isHypothetical, safetyNotice } from './safety-notice-rules.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

test('a stop warning says what to do and then why, in the language of the answer', () => {
  expect(safetyNotice('The brakes failed', 'en')).toBe(
    'Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands. The brakes may not stop the car when you need them.',
  );
  expect(safetyNotice('The brakes failed', 'lv')).toBe(
    'Neturpiniet braucienu; uz ceļa: ieslēdziet avārijas gaismas, visi izkāpiet pusē, kur nav satiksmes, gaidiet aiz barjeras, trijstūri lieciet tikai, ja var droši; lieciet auto evakuēt vai pārbaudīt uz vietas. Bremzes var neapturēt auto brīdī, kad tas ir vajadzīgs.',
  );
});

test('a complaint that must stop the car is one without a safety rule as well', () => {
  expect(safetyNotice('There is knocking from the engine', 'en')).toMatch(
    /^Do not drive on; \S.* Do not drive until .*knocking from the engine\.$/,
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

const PLAY = 'Do not drive until this has been checked: the steering has play or the car wanders.';
const OTHERS =
  'From what you describe, a dangerous fault cannot be ruled out; have the car checked before you drive.';
tableTest([
  ['any open issues about a loose wheel nut?', PLAY],
  ['any open issues about a loose wheel nut, P0301 too?', PLAY],
  ['The engine stops on the motorway and the red light is on', OTHERS],
])('a symptom that is named in a question, or a statement, is warned of', (question, reason) => {
  const action =
    'Do not drive on; on a road: hazard lights on, everyone out on the side away from the traffic, put up the triangle if safe, wait behind the barrier; have the car towed or checked where it stands.';
  expect(safetyNotice(question, 'en')).toBe(`${action} ${reason}`);
});

dataTest('whether it is asked what would happen', (question, isAsked) => {
  expect(String(isHypothetical(question))).toBe(isAsked);
});

test('a text of more than 400 characters describes something', () => {
  const long = (length: number) => `What if it stops? ${'x'.repeat(length - 18)}`;
  expect([400, 401].map((length) => isHypothetical(long(length)))).toEqual([true, false]);
});
