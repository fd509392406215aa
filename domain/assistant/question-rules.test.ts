import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { intentOf, speaksOf, topicOf, wordsOf } from './question-rules.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

test('words are compared without capitals, diacritics and signs', () => {
  expect(wordsOf('Kad mainīta EĻĻA, 5W-30?')).toEqual(['kad', 'mainita', 'ella', '5w', '30']);
  expect(wordsOf('?!')).toEqual([]);
});

describe('the topic of a question', () => {
  dataTest('is the best of its words', (question, id) => {
    expect(topicOf(question)?.id).toBe(id);
  });

  test('a whole-word part does not match inside a word, a prefix does', () => {
    expect(topicOf('padsx')).toBeNull();
    expect(topicOf('taxi')).toBeNull();
    expect(topicOf('batterys')?.id).toBe('battery');
    expect(topicOf('something else')).toBeNull();
    expect(topicOf('')).toBeNull();
  });

  test('a record speaks of a topic by its kind or its words', () => {
    const tyres = topicOf('tyres')!;
    expect(speaksOf(tyres, { text: 'New set', kind: 'tyres' })).toBe(true);
    expect(speaksOf(tyres, { text: 'Winter TYRES fitted', kind: 'repair' })).toBe(true);
    expect(speaksOf(tyres, { text: 'Winter tyres fitted' })).toBe(true);
    expect(speaksOf(tyres, { text: 'New set', kind: 'repair' })).toBe(false);
    expect(speaksOf(tyres, { text: 'wheel' })).toBe(false);
    expect(speaksOf(tyres, { text: 'change of a wheel' })).toBe(true);
    // A topic without a kind of its own never fits a record without one.
    expect(speaksOf(topicOf('battery')!, { text: 'New set' })).toBe(false);
  });
});

describe('the intent of a question', () => {
  dataTest('is told by its words', (question, intent) => {
    expect(intentOf(question)).toBe(intent);
  });

  test('the topic of a question', () => {
    expect(topicOf('when was the oil changed')?.id).toBe('engine-oil');
    expect(topicOf('mileage')).toBeNull();
  });
});
