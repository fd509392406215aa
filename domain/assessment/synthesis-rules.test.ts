import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { answerChoices } from './choice-rules.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import {
  answeredPairs,
  detectLanguage,
  localSymptomSentence,
  readRecurrenceSymptoms,
  readSymptomSentence,
} from './synthesis-rules.ts';

const dataTest = dataTestsOf('assessment/answers.tsv');

describe('the language of a synthesis call', () => {
  tableTest([...'āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽ'])(
    'a letter with a Latvian mark makes it Latvian',
    { tags: ['VAL-65', 'CALL-43'] },
    (letter) => {
      expect(detectLanguage(`x${letter}x`)).toBe('Latvian');
      expect(detectLanguage(letter.normalize('NFD'))).toBe('Latvian');
    },
  );

  tableTest(['', 'plain text', 'bez garumzimem', 'naïve façade öß', 'ŗ ō ė ę į ų ś ć ł ñ é ç'])(
    'anything else is English',
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
    for (const unsure of ["Don't know", 'I don’t know.', 'not sure', 'Nezinu', ' nezinu! '])
      expect(kept(unsure)).toBe(false);
    expect(kept('I know it well')).toBe(true);
  });

  dataTest<['en' | 'lv', string, string]>(
    'a denial is not sent',
    { tags: ['CALL-46'] },
    (language, answer, isSent) => expect(String(kept(answer, language))).toBe(isSent),
  );
});

test('the answer is one symptom sentence, anything else is none', { tags: ['CALL-44'] }, () => {
  expect(readSymptomSentence({ result: ' Noise when braking. ' })).toBe('Noise when braking.');
  for (const data of [null, undefined, {}, { result: '' }, { result: ['a'] }, 'text']) {
    expect(readSymptomSentence(data)).toBeNull();
  }
});

test(
  'the locally built sentence keeps the words of the owner, without the question',
  { tags: ['CALL-44'] },
  () => {
    expect(localSymptomSentence('When does it happen?', 'every  morning.')).toBe('Every morning.');
    expect(localSymptomSentence('Kad tas notiek?', 'no rītiem')).toBe('No rītiem.');
    expect(localSymptomSentence('Is it loud?', 'Yes')).toBe('It is loud.');
    expect(localSymptomSentence(' Is  it\n loud?! ', ' very  loud!… ')).toBe('Very loud.');
    expect(localSymptomSentence('Which wheel:', 'front left. Or right.')).toBe('Front left. Or right.');
    expect(localSymptomSentence('At 2.5 bar?', 'at 2.5')).toBe('At 2.5.');
  },
);

tableTest(['yes', 'Yeah', 'yep', 'yup', 'ja', 'Jā!', 'ja\u0304', 'jap', 'aha', 'Protams.'])(
  'a yes says what the question asked, in both languages',
  { tags: ['CALL-44'] },
  (answer) => {
    expect(localSymptomSentence('Is it loud?', answer)).toBe('It is loud.');
    expect(localSymptomSentence('Vai skaļi?', answer)).toBe('Skaļi.');
  },
);

dataTest(
  'a question and its answer become a sentence',
  { tags: ['CALL-47'] },
  (question, answer, expected) => {
    expect(localSymptomSentence(question, answer)).toBe(expected);
  },
);

test(
  'a yes to a prepared question never leaves the question among the symptoms',
  { tags: ['CALL-47'] },
  () => {
    const all = PATTERNS.flatMap(({ questions }) => questions).flatMap(({ en, lv }) => [en, lv]);
    const closed = all.filter((question) => answerChoices(question).length === 3);
    const sentences = closed.map((question) => localSymptomSentence(question, 'Yes'));
    expect(
      sentences.filter((sentence) => /^(?:is|are|was|were|do|does|did|has|have|vai)\b|\?/i.test(sentence)),
    ).toEqual([]);
    expect(sentences.filter(Boolean).length / sentences.length).toBeGreaterThan(0.85);
  },
);

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
