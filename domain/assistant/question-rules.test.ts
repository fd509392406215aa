import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { periodOf, readQuestion, speaksOf, topicOf, wordsOf } from './question-rules.ts';

const TODAY = '2026-11-21';

test('words are compared without capitals, diacritics and signs', () => {
  expect(wordsOf('Kad mainīta EĻĻA, 5W-30?')).toEqual(['kad', 'mainita', 'ella', '5w', '30']);
  expect(wordsOf('?!')).toEqual([]);
});

describe('the period that a question names', () => {
  test.each([
    ['this year', '2026-01-01', '2026-12-31', 'this-year'],
    ['Cik šogad?', '2026-01-01', '2026-12-31', 'this-year'],
    ['šajā gadā', '2026-01-01', '2026-12-31', 'this-year'],
    ['last year', '2025-01-01', '2025-12-31', 'last-year'],
    ['the previous year', '2025-01-01', '2025-12-31', 'last-year'],
    ['pagājušajā gadā', '2025-01-01', '2025-12-31', 'last-year'],
    ['pērn', '2025-01-01', '2025-12-31', 'last-year'],
    ['this month', '2026-11-01', '2026-11-31', 'this-month'],
    ['šomēnes', '2026-11-01', '2026-11-31', 'this-month'],
    ['last month', '2026-10-01', '2026-10-31', 'last-month'],
    ['pagājušajā mēnesī', '2026-10-01', '2026-10-31', 'last-month'],
    ['in 2024', '2024-01-01', '2024-12-31', 'year'],
    ['back in 1998', '1998-01-01', '1998-12-31', 'year'],
    ['in total', '0000-01-01', '9999-12-31', 'ever'],
    ['pavisam', '0000-01-01', '9999-12-31', 'ever'],
    ['what did it ever cost', '0000-01-01', '9999-12-31', 'ever'],
  ])('%s', (question, from, to, name) => {
    expect(periodOf(question, TODAY)).toEqual({ from, to, name });
  });

  test.each([
    ['january', 1],
    ['janvārī', 1],
    ['february', 2],
    ['februārī', 2],
    ['in March', 3],
    ['martā', 3],
    ['april', 4],
    ['aprīlī', 4],
    ['in May', 5],
    ['maijā', 5],
    ['june', 6],
    ['jūnijā', 6],
    ['july', 7],
    ['jūlijā', 7],
    ['august', 8],
    ['augustā', 8],
    ['september', 9],
    ['septembrī', 9],
    ['october', 10],
    ['oktobrī', 10],
    ['november', 11],
    ['decembrī 2025', 12],
    ['december 2025', 12],
  ])('%s is month %i', (question, month) => {
    const year = month === 12 ? 2025 : 2026;
    const start = `${year}-${String(month).padStart(2, '0')}`;
    expect(periodOf(question, TODAY)).toEqual({ from: `${start}-01`, to: `${start}-31`, name: 'month' });
  });

  test('a month without a year is the latest that has begun', () => {
    expect(periodOf('in november', TODAY)?.from).toBe('2026-11-01');
    expect(periodOf('in december', TODAY)?.from).toBe('2025-12-01');
    expect(periodOf('in march 2019', TODAY)?.from).toBe('2019-03-01');
    expect(periodOf('during  may', TODAY)?.from).toBe('2026-05-01');
    expect(periodOf('for march', TODAY)?.from).toBe('2026-03-01');
  });

  test('the month before January is December of the year before', () => {
    expect(periodOf('last month', '2026-01-15')).toEqual({
      from: '2025-12-01',
      to: '2025-12-31',
      name: 'last-month',
    });
    expect(periodOf('last month', '2026-02-15')?.from).toBe('2026-01-01');
  });

  test.each(['may I drive', 'march on', 'it is marked', '12024 km', '1850', 'everything', 'hello', ''])(
    'none in %j',
    (question) => {
      expect(periodOf(question, TODAY)).toBeNull();
    },
  );
});

describe('the topic of a question', () => {
  test.each([
    ['when was the oil changed', 'engine-oil'],
    ['gearbox oil', 'gearbox-oil'],
    // Two words say more than a long one.
    ['thermostat and oil filter', 'engine-oil'],
    ['starter and alternator', 'alternator'],
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
  ])('%s: %s', (question, id) => {
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
  test.each([
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
  ] as const)('%s: %s', (question, intent) => {
    expect(readQuestion(question).intent).toBe(intent);
  });

  test('the topic of a question', () => {
    expect(readQuestion('when was the oil changed').topic?.id).toBe('engine-oil');
    expect(readQuestion('mileage').topic).toBeNull();
  });
});
