import { describe, expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { SUMMARIES } from './knowledge/summaries.ts';
import { RECURRENCE_HEADER, symptomList } from './symptoms-rules.ts';

const dataTest = dataTestsOf('assessment/symptoms.tsv');

describe('the symptom list of the summary', () => {
  dataTest(
    'is made of summary, answers and notes, or of what the owner stored',
    { tags: ['VAL-66', 'VAL-67', 'VAL-68', 'VAL-69', 'VAL-70', 'SUM-06', 'SUM-07'] },
    (aiSummary, synthesized, notes, stored, expected) => {
      const sources = { aiSummary, synthesized: partsOf(synthesized), notes };
      const list = symptomList(stored ? { ...sources, stored: partsOf(stored) } : sources);
      expect(list).toEqual(partsOf(expected));
    },
  );

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

  test(
    'a heading is dropped at any position of a line, in capitals too',
    { tags: ['VAL-68', 'VAL-69'] },
    () => {
      const english = RECURRENCE_HEADER.en.replace('{date}', 'March 5, 2024');
      const latvian = RECURRENCE_HEADER.lv.replace('{date}', '2024. gada 5. marts');
      const notes = `Noises ${english.toUpperCase()} Brakes grind ${english} Hums loud`;
      expect(symptomList({ notes })).toEqual(['Noises', 'Brakes grind', 'Hums loud']);
      expect(symptomList({ notes: `Troksnis ${latvian} Bremzes čīkst` })).toEqual([
        'Troksnis',
        'Bremzes čīkst',
      ]);
    },
  );

  test(
    'a header in the list that the owner edited is dropped, too',
    { tags: ['VAL-67', 'VAL-68', 'VAL-69'] },
    () => {
      const header = RECURRENCE_HEADER.en.replace('{date}', 'March 5, 2024');
      const stored = [' Brakes grind ', header, 'Noisy', 'A recurrence on Monday', ' '];
      expect(symptomList({ stored })).toEqual(['Brakes grind']);
    },
  );

  test('a list that the owner emptied stays empty (D52)', { tags: ['SUM-07'] }, () => {
    expect(symptomList({ aiSummary: 'Brakes squeal.', stored: [] })).toEqual([]);
  });
});

describe('the headings of the engine are no symptoms', () => {
  test('a summary without a known complaint leaves none', () => {
    for (const { en, lv } of Object.values(SUMMARIES)) {
      expect(symptomList({ aiSummary: en })).toEqual([]);
      expect(symptomList({ aiSummary: ` ${en}\n` })).toEqual([]);
      expect(symptomList({ aiSummary: lv, notes: 'Arī rūc' })).toEqual(['Arī rūc']);
    }
  });

  test('what it names stands alone; in a log that stored each complaint, they stand one by one', () => {
    const problem = { description: 'The brakes squeal and vibrate', language: 'en' } as const;
    const { summary: aiSummary, symptoms } = assessOffline(problem);
    expect(symptomList({ aiSummary })).toEqual(['Squealing when braking; vibration when braking']);
    expect(symptomList({ aiSummary, synthesized: [...symptoms, 'Every morning.'] })).toEqual([
      'Squealing when braking',
      'Vibration when braking',
      'Every morning.',
    ]);
    expect(symptomList({ aiSummary, synthesized: ['Vibration when braking'] })).toEqual([
      'Squealing when braking; vibration when braking',
      'Vibration when braking',
    ]);
  });

  test("a model's sentence stays as it is", () => {
    const aiSummary = 'It sounds like a problem with the brakes. The pads are worn.';
    expect(symptomList({ aiSummary })).toEqual(aiSummary.split(/(?<=\.) /));
    const alike = 'This sounds like a problem with the brakes';
    for (const text of [`${alike}, most likely the pads`, `${alike}. Note: the pads are worn.`])
      expect(symptomList({ aiSummary: text })).toEqual(text.split(/(?<=\.) /));
  });
});
