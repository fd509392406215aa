import { describe, expect, test } from 'vitest';
import { RECURRENCE_HEADER, symptomList } from './symptoms-rules.ts';

describe('the symptom list of the summary', () => {
  test('drops repeated sentences, the first spelling stays', { tags: ['VAL-66'] }, () => {
    expect(
      symptomList({
        aiSummary: 'Brakes squeal. brakes SQUEAL!',
        synthesized: ['Brakes squeal'],
        notes: 'Brakes squeal...',
      }),
    ).toEqual(['Brakes squeal.']);
  });

  test('drops entries of 5 characters, keeps those of 6', { tags: ['VAL-67'] }, () => {
    expect(symptomList({ notes: 'Noisy\nNoises' })).toEqual(['Noises']);
  });

  test("drops sentences with 'additional symptoms from'", { tags: ['VAL-68'] }, () => {
    expect(symptomList({ notes: 'Pulls left. Some ADDITIONAL symptoms from my wife. Hums.x' })).toEqual([
      'Pulls left.',
      'Hums.x',
    ]);
  });

  test("drops sentences with 'recurrence on'", { tags: ['VAL-69'] }, () => {
    expect(symptomList({ notes: 'There was a Recurrence on Monday. Hums loudly.' })).toEqual([
      'Hums loudly.',
    ]);
  });

  test(
    'the headers of both languages are dropped, what follows stays (D54)',
    { tags: ['VAL-68', 'VAL-69'] },
    () => {
      const english = RECURRENCE_HEADER.en.replace('{date}', 'March 5, 2024');
      const latvian = RECURRENCE_HEADER.lv.replace('{date}', '2024. gada 5. marts');
      expect(symptomList({ notes: `${english}\nBrakes grind\n\n${latvian}\nBremzes čīkst` })).toEqual([
        'Brakes grind',
        'Bremzes čīkst',
      ]);
    },
  );

  test('has at most 7 entries, the first seven (D53)', { tags: ['VAL-70'] }, () => {
    const nine = Array.from({ length: 9 }, (_, i) => `Symptom number ${i}`);
    expect(symptomList({ synthesized: nine })).toEqual(nine.slice(0, 7));
  });

  test('takes the summary first, then the answers, then the notes', () => {
    expect(
      symptomList({ aiSummary: 'First one.', synthesized: ['Second one.'], notes: 'Third one.' }),
    ).toEqual(['First one.', 'Second one.', 'Third one.']);
  });

  test('once the owner edited it, the stored list alone counts (D52)', () => {
    expect(symptomList({ aiSummary: 'Brakes squeal.', stored: ['Hums at 90. Only then'] })).toEqual([
      'Hums at 90. Only then',
    ]);
    expect(symptomList({ aiSummary: 'Brakes squeal.', stored: [] })).toEqual([]);
  });

  test('a number with a full stop does not end a sentence', () => {
    expect(symptomList({ aiSummary: 'Izlec 2. pārnesums. Patērē 9.5 litrus.' })).toEqual([
      'Izlec 2. pārnesums.',
      'Patērē 9.5 litrus.',
    ]);
  });

  test('is empty without sources', () => expect(symptomList({})).toEqual([]));
});
