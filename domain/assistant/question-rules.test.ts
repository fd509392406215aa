import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { intentOf, speaksOf, topicOf, wordsOf } from './question-rules.ts';

test('words are compared without capitals, diacritics and signs', () => {
  expect(wordsOf('Kad mainīta EĻĻA, 5W-30?')).toEqual(['kad', 'mainita', 'ella', '5w', '30']);
  expect(wordsOf('?!')).toEqual([]);
});

describe('the topic of a question', () => {
  tableTest([
    ['when was the oil changed', 'engine-oil'],
    ['gearbox oil', 'gearbox-oil'],
    // Two words say more than a long one.
    ['thermostat and oil filter', 'engine-oil'],
    ['starter and alternator', 'alternator'],
    // Of equals the one listed first.
    ['turbine and clutch', 'clutch'],
    ['mirror and filter', 'filters'],
    ['logu tīrītāji', 'wipers'],
    ['Kad mainīta ātrumkārbas eļļa?', 'gearbox-oil'],
    ['brakes', 'brakes'],
    ['brake pads', 'brake-pads'],
    ['bremžu diski', 'brake-discs'],
    ['pads', 'brake-pads'],
    ['an oil filter', 'engine-oil'],
    ['filtri', 'filters'],
    ['air filter', 'air-filter'],
    ['AC', 'air-conditioning'],
    ['tax', 'tax'],
    ['The battery and the brake pads', 'brake-pads'],
  ])('is the best of its words', (question, id) => {
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

  test('a topic is found whatever stands around its words', () => {
    const other = fc.array(fc.constantFrom('hello', 'and', 'the', 'it', '?', '12'));
    fc.assert(
      fc.property(other, other, (before, after) => {
        expect(topicOf([...before, 'thermostat', ...after].join(' '))?.id).toBe('thermostat');
      }),
    );
  });
});

describe('the intent of a question', () => {
  tableTest([
    ['How much did I spend?', 'spending'],
    ['what would a clutch cost', 'future'],
    ['Cik izmaksātu jauns sajūgs?', 'future'],
    ['How many km since the last oil change', 'km-since'],
    ['how far have I driven since the repair', 'km-since'],
    ['How many km since then', 'mileage'],
    ['how many problems', 'count-issues'],
    ['how many repairs', 'count-repairs'],
    ['how often was the oil changed', 'count-repairs'],
    ['how many wheels', 'none'],
    ['how far with this oil', 'mileage'],
    ['how far is the repair shop', 'mileage'],
    ['since when the oil', 'last-of-topic'],
    ['which garage did it', 'garages'],
    ['is there anything urgent', 'urgent'],
    ['it is urgent', 'none'],
    ['what is open', 'open'],
    ['unresolved', 'open'],
    ['which problems remain', 'open'],
    ['is there any repair still to come', 'open'],
    ['the problem remains', 'none'],
    ['what remains', 'none'],
    ['when was the oil changed', 'last-of-topic'],
    ['last oil', 'last-of-topic'],
    ['what oil was done', 'last-of-topic'],
    ['oil done', 'none'],
    ['what oil', 'none'],
    ['mileage', 'mileage'],
    ['last problem', 'last-issue'],
    ['last repair', 'last-repair'],
    ['when was it repaired', 'last-repair'],
    ['when did it squeal', 'search'],
    ['latest', 'search'],
    ['what car is it', 'car'],
    ['list the problems', 'any-problem'],
    ['it has a problem', 'none'],
    ['repair', 'none'],
    ['hello', 'none'],
    ['', 'none'],
  ] as const)('is told by its words', (question, intent) => {
    expect(intentOf(question)).toBe(intent);
  });

  test('the topic of a question', () => {
    expect(topicOf('when was the oil changed')?.id).toBe('engine-oil');
    expect(topicOf('mileage')).toBeNull();
  });
});
