import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { asksByWords, asksOfPast, asksWhatHelped, isAsking, presentAndPast } from './spoken-rules.ts';

tableTest([
  'What did I pay when it overheated?',
  'How much have I spent this year',
  'and so what was the last repair',
  'Tell me the last repair',
  'When were the brakes last changed',
  'Where was the last repair',
  'Kad bija pēdējā eļļas maiņa?',
  'Cik izterēts šogad, kad bremzes nestrādāja',
  'Un cik samaksāju par bremzēm, pēc tam sāka dūmot',
  'Lūdzu parādi pēdējos remontus',
  'Did I ever fix the brakes after they failed',
  'How many repairs were done?',
  'How many problems have I had?',
  'How many km since the last oil change?',
  'What was the last problem?',
  'Which garage has fixed it?',
  'cik izterets kad bremzes nestradaja',
])('asked about the past', (question) => {
  expect(presentAndPast(question)).toEqual({ now: '', past: question });
});

tableTest([
  'Brakes failed when I was driving',
  'Kad bija auksts, motors nedarbojas',
  'Kad bija pēdējā eļļas maiņa',
  'Un kad bija pēdējais remonts',
  'My car smokes, was fixed',
  'Please list the repairs done, when it smoked, and it smokes again',
  'What was done, it leaks now',
  'Should I replace it?',
  'Cik samaksāju un ko darīt?',
  'What is the best oil?',
  '...',
  ',',
  '',
])('describes the current state', (question) => {
  expect(presentAndPast(question)).toEqual({ now: question, past: '' });
});

test('separates sentences and clauses', () => {
  expect(presentAndPast('When did I last change the oil, after it leaked? Brakes do not work now.')).toEqual({
    now: ' Brakes do not work now.',
    past: 'When did I last change the oil, after it leaked?',
  });
  expect(presentAndPast('How much have I spent this year; the brakes fail')).toEqual({
    now: ' the brakes fail',
    past: 'How much have I spent this year;',
  });
  expect(presentAndPast('What did I pay last year?\nwhen I brake it squeals')).toEqual({
    now: 'when I brake it squeals',
    past: 'What did I pay last year?\n',
  });
  expect(presentAndPast('What was the last repair, the brakes failed when I drove')).toEqual({
    now: ' the brakes failed when I drove',
    past: 'What was the last repair,',
  });
  expect(
    presentAndPast('What was the last repair, when it smoked, after that, now it smokes, before').past,
  ).toBe('What was the last repair, when it smoked, after that,');
});

test('every character of the question is on one side', () => {
  const word = fc.constantFrom(
    'what',
    'did',
    'I',
    'pay',
    'now',
    'when',
    ', ',
    '? ',
    '.',
    '\n',
    ' ',
    '!',
    ';',
  );
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const question = words.join(' ');
      const { now, past } = presentAndPast(question);
      expect([...now, ...past].toSorted()).toEqual([...question].toSorted());
    }),
  );
});

test('a question mark or a question word makes a question', () => {
  expect(['It squeals?', 'how much', '  Cik', 'Please show it', 'un kas'].map(isAsking)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(['It squeals', 'showing', 'when it rains', ''].map(isAsking)).toEqual([false, false, false, false]);
});

tableTest([
  ['how much', true],
  ['  Cik', true],
  ['It squeals?', false],
])('whether a question asks with a word', (question, isAsked) => {
  expect(asksByWords(question)).toBe(isAsked);
});

tableTest([
  ['What helped', true],
  ['White smoke, what helped?', true],
  ['White smoke,what helped?', true],
  ['White smoke, then steam; what helped', true],
  ['What helped, it smokes', false],
  ['White smoke, what is it?', false],
])('whether a question asks what helped', (question, isAsked) => {
  expect(asksWhatHelped(question)).toBe(isAsked);
});

tableTest([
  ['How was the smoke fixed?', true],
  ['  How was the smoke fixed?', true],
  ['The brakes failed, how often has it happened?', true],
  // Something of today, a symptom told first, or nothing of the past.
  ['How was the smoke fixed that is back now?', false],
  ['Smoke from the bonnet, what did I pay?', false],
  ['Is the smoke a sign that it was fixed badly?', false],
  ['How often does the brake pedal sink?', false],
  ['The brakes failed', false],
  ['The brakes have failed', false],
])('whether a question asks only of the past', (question, isAsked) => {
  expect(asksOfPast(question)).toBe(isAsked);
});
