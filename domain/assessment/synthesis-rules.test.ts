import { describe, expect, test } from 'vitest';
import {
  answeredPairs,
  detectLanguage,
  localSymptomSentence,
  readRecurrenceSymptoms,
  readSymptomSentence,
} from './synthesis-rules.ts';

describe('the language of a synthesis call', () => {
  test.each([...'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ'])(
    '%s makes it Latvian',
    { tags: ['VAL-65', 'CALL-43'] },
    (letter) => {
      expect(detectLanguage(`x${letter}x`)).toBe('Latvian');
      expect(detectLanguage(letter.normalize('NFD'))).toBe('Latvian');
    },
  );

  test.each(['', 'plain text', 'bez garumzimem', 'naïve façade öß'])(
    '%j is English',
    { tags: ['VAL-65', 'CALL-43'] },
    (text) => {
      expect(detectLanguage(text)).toBe('English');
    },
  );
});

describe('the pairs that are sent', () => {
  const kept = (answer: string, language: 'en' | 'lv' = 'en') =>
    answeredPairs([{ question: 'Q?', answer }], language).length === 1;

  test('only those with an answer', { tags: ['CALL-45'] }, () => {
    expect(kept('every morning')).toBe(true);
    expect(kept('')).toBe(false);
    expect(kept('  \n')).toBe(false);
  });

  test.each(['no', 'No.', 'NOT really', 'it does not', 'nav', 'Nav, viss kārtībā', 'nē'])(
    '%s is not sent',
    { tags: ['CALL-46'] },
    (answer) => expect(kept(answer)).toBe(false),
  );

  test.each(['noise in the morning', 'knocking', 'another garage', 'I notice it', 'navigation'])(
    "'no' inside a word is no denial: %s",
    (answer) => expect(kept(answer)).toBe(true),
  );

  test("in Latvian 'no' means 'from' unless it stands alone (D51)", { tags: ['CALL-46'] }, () => {
    expect(kept('no rīta')).toBe(true);
    expect(kept('nono', 'lv')).toBe(true);
    expect(kept('knot', 'lv')).toBe(true);
    expect(kept('nothing', 'lv')).toBe(true);
    expect(kept('tas ir not', 'lv')).toBe(true);
    expect(kept('ne\u0304')).toBe(false);
    expect(kept('NĒ')).toBe(false);
    expect(kept('?!')).toBe(true);
    expect(kept('no rita, kad auksts', 'lv')).toBe(true);
    expect(kept('No!', 'lv')).toBe(false);
    expect(kept('not', 'lv')).toBe(false);
    expect(kept('troksna nav', 'lv')).toBe(false);
    expect(kept('Nē, tikai agrāk', 'lv')).toBe(false);
    expect(kept('nav', 'en')).toBe(false);
  });
});

test('the answer is one symptom sentence, anything else is none', { tags: ['CALL-44'] }, () => {
  expect(readSymptomSentence({ result: ' Noise when braking. ' })).toBe('Noise when braking.');
  for (const data of [null, undefined, {}, { result: '' }, { result: ['a'] }, 'text']) {
    expect(readSymptomSentence(data)).toBeNull();
  }
});

test('the locally built sentence keeps the words of the owner', { tags: ['CALL-44'] }, () => {
  expect(localSymptomSentence('When does it happen?', 'every  morning.', 'en')).toBe(
    'When does it happen: every morning.',
  );
  expect(localSymptomSentence('Kad tas notiek?', 'no rītiem', 'lv')).toBe('Kad tas notiek – no rītiem.');
  expect(localSymptomSentence('Is it loud?', 'Yes', 'en')).toBe('Is it loud: confirmed.');
});

test('the local sentence is trimmed, and its question and answer lose their end marks', () => {
  expect(localSymptomSentence(' Is  it\n loud?! ', ' very  loud!… ', 'en')).toBe('Is it loud: very loud.');
  expect(localSymptomSentence('Which wheel:', 'front left. Or right.', 'en')).toBe(
    'Which wheel: front left. Or right.',
  );
  expect(localSymptomSentence('At 2.5 bar?', 'at 2.5', 'en')).toBe('At 2.5 bar: at 2.5.');
  expect(localSymptomSentence(' ? ', 'yes', 'lv')).toBe('yes.');
});

test.each(['yes', 'Yeah', 'yep', 'yup', 'ja', 'Jā!', 'ja\u0304', 'jap', 'aha', 'Protams.'])(
  '%s confirms the question, in both languages',
  (answer) => {
    expect(localSymptomSentence('Is it loud?', answer, 'en')).toBe('Is it loud: confirmed.');
    expect(localSymptomSentence('Vai skaļi?', answer, 'lv')).toBe('Vai skaļi – jā.');
  },
);

test('a word of agreement within a longer answer does not', () => {
  expect(localSymptomSentence('Is it loud?', 'yes, very', 'en')).toBe('Is it loud: yes, very.');
  expect(localSymptomSentence('Is it loud?', 'oh yes', 'en')).toBe('Is it loud: oh yes.');
});

test('the recurrence answer is read as data.result', { tags: ['CALL-49'] }, () => {
  expect(readRecurrenceSymptoms({ result: [' Squeal ', '', 4, 'Pulls left'] })).toEqual([
    'Squeal',
    'Pulls left',
  ]);
});

test('an error or an exception gives an empty list', { tags: ['CALL-50'] }, () => {
  for (const data of [
    null,
    undefined,
    new Error('down'),
    { error: 'down' },
    { result: 'text' },
    'text',
    [],
  ]) {
    expect(readRecurrenceSymptoms(data)).toEqual([]);
  }
});
