import { describe, expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { SUMMARIES } from './knowledge/summaries.ts';
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
    expect(symptomList({ stored: ['Brakes squeal.', 'brakes SQUEAL!'] })).toEqual(['Brakes squeal.']);
  });

  test('drops entries of 5 characters, keeps those of 6', { tags: ['VAL-67'] }, () => {
    for (const sources of [
      { aiSummary: 'Noisy\nNoises' },
      { synthesized: ['Noisy', 'Noises'] },
      { notes: 'Noisy\nNoises' },
      { stored: ['Noisy', 'Noises'] },
    ])
      expect(symptomList(sources)).toEqual(['Noises']);
  });

  test('what is noted of a mechanic is no symptom', () => {
    for (const notes of [
      'Added by mechanic Juris via the mechanic link',
      'Added by mechanic Juris Ozols (Ozols Auto) via the mechanic link',
      'Pievienoja mehāniķis Juris, izmantojot kopīgošanas saiti',
    ])
      expect(symptomList({ aiSummary: 'Worn bush at the left front', notes })).toEqual([
        'Worn bush at the left front',
      ]);
  });

  test("drops sentences with 'additional symptoms from'", { tags: ['VAL-68'] }, () => {
    expect(symptomList({ notes: 'Pulls left. Some ADDITIONAL symptoms from my wife. Hums.x' })).toEqual([
      'Pulls left.',
      'Hums.x',
    ]);
    const synthesized = ['Additional symptoms from my wife', 'Pulls left'];
    expect(symptomList({ aiSummary: 'See ADDITIONAL symptoms from May. Hums loudly.', synthesized })).toEqual(
      ['Hums loudly.', 'Pulls left'],
    );
  });

  test("drops sentences with 'recurrence on'", { tags: ['VAL-69'] }, () => {
    expect(symptomList({ notes: 'There was a Recurrence on Monday. Hums loudly.' })).toEqual([
      'Hums loudly.',
    ]);
    const synthesized = ['RECURRENCE ON Monday', 'Pulls left'];
    expect(symptomList({ aiSummary: 'It had a recurrence on Monday. Hums loudly.', synthesized })).toEqual([
      'Hums loudly.',
      'Pulls left',
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

  test('drops a heading at any position of a line, in capitals too', { tags: ['VAL-68', 'VAL-69'] }, () => {
    const english = RECURRENCE_HEADER.en.replace('{date}', 'March 5, 2024');
    const latvian = RECURRENCE_HEADER.lv.replace('{date}', '2024. gada 5. marts');
    const notes = `Noises ${english.toUpperCase()} Brakes grind ${english} Hums loud`;
    expect(symptomList({ notes })).toEqual(['Noises', 'Brakes grind', 'Hums loud']);
    expect(symptomList({ notes: `Troksnis ${latvian} Bremzes čīkst` })).toEqual([
      'Troksnis',
      'Bremzes čīkst',
    ]);
    expect(symptomList({ notes: 'Te papildu simptomi atkārtošanās reizē. Bremzes čīkst' })).toEqual([
      'Bremzes čīkst',
    ]);
    expect(symptomList({ notes: 'Papildu simptomi vakar' })).toEqual(['Papildu simptomi vakar']);
  });

  test(
    'a header in the list that the owner edited is dropped, too',
    { tags: ['VAL-67', 'VAL-68', 'VAL-69'] },
    () => {
      const header = RECURRENCE_HEADER.en.replace('{date}', 'March 5, 2024');
      const stored = [' Brakes grind ', header, 'Noisy', 'A recurrence on Monday', ' '];
      expect(symptomList({ stored })).toEqual(['Brakes grind']);
    },
  );

  test('marks of a list and spaces around a sentence are dropped', { tags: ['SUM-06'] }, () => {
    expect(symptomList({ notes: '- Brakes grind\n•  Hums loud \n– – Pulls left\n* Stalls-often' })).toEqual([
      'Brakes grind',
      'Hums loud',
      'Pulls left',
      'Stalls-often',
    ]);
  });

  test(
    'sentences end with their marks, one after a number only before a capital',
    { tags: ['SUM-06'] },
    () => {
      expect(
        symptomList({ notes: 'Costs 12! Really bad.  Then gone?! Now back\n\nHums 5...  Ends well' }),
      ).toEqual(['Costs 12!', 'Really bad.', 'Then gone?!', 'Now back', 'Hums 5...', 'Ends well']);
      expect(symptomList({ notes: 'Gear 2. slips often' })).toEqual(['Gear 2. slips often']);
      expect(symptomList({ notes: 'Gear 2.Slips often' })).toEqual(['Gear 2.Slips often']);
      expect(symptomList({ notes: 'It hums.at 90' })).toEqual(['It hums.at 90']);
    },
  );

  test('has at most 7 entries, the first seven (D53)', { tags: ['VAL-70'] }, () => {
    const nine = Array.from({ length: 9 }, (_, i) => `Symptom number ${i}`);
    expect(symptomList({ synthesized: nine })).toEqual(nine.slice(0, 7));
    expect(symptomList({ stored: nine })).toEqual(nine.slice(0, 7));
    expect(
      symptomList({
        aiSummary: `${nine[0]}. ${nine[1]}.`,
        synthesized: nine.slice(2, 6),
        notes: nine.slice(6).join('\n'),
      }),
    ).toEqual([`${nine[0]}.`, `${nine[1]}.`, ...nine.slice(2, 7)]);
  });

  test('takes the summary first, then the answers, then the notes', { tags: ['SUM-06'] }, () => {
    expect(
      symptomList({ aiSummary: 'First one.', synthesized: ['Second one.'], notes: 'Third one.' }),
    ).toEqual(['First one.', 'Second one.', 'Third one.']);
  });

  test('once the owner edited it, the stored list alone counts (D52)', { tags: ['SUM-06', 'SUM-07'] }, () => {
    expect(symptomList({ aiSummary: 'Brakes squeal.', stored: ['Hums at 90. Only then'] })).toEqual([
      'Hums at 90. Only then',
    ]);
    expect(symptomList({ aiSummary: 'Brakes squeal.', stored: [] })).toEqual([]);
  });

  test('is empty without sources', () => expect(symptomList({})).toEqual([]));
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
    expect(symptomList({ aiSummary })).toEqual(['Squealing when braking, vibration when braking']);
    expect(symptomList({ aiSummary, synthesized: [...symptoms, 'Every morning.'] })).toEqual([
      'Squealing when braking',
      'Vibration when braking',
      'Every morning.',
    ]);
    expect(symptomList({ aiSummary, synthesized: ['Vibration when braking'] })).toEqual([
      'Squealing when braking, vibration when braking',
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
