import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { withAnswers } from '../answers-rules.ts';
import { assessOffline } from '../engine.ts';
import { readDescription } from '../reading-rules.ts';
import { safetyRuleOf } from '../safety-rules.ts';
import type { AssessmentLanguage } from '../schema.ts';

const dataTest = dataTestsOf('assessment/complaints.tsv');

// What the danger model makes of a text is tested elsewhere: here are only its complaint, its system and its rule.

dataTest<[AssessmentLanguage, string, string, string]>(
  'a complaint has its category and its pattern',
  (language, description, category, complaint) => {
    const reading = readDescription(description, language);
    expect([reading.category, reading.patterns[0]?.id]).toEqual([category, complaint]);
  },
);

dataTest<[AssessmentLanguage, string, string, string]>(
  'a complaint has its category and its pattern',
  { bar: 0.97 },
  (language, description, category, complaint) => {
    const reading = readDescription(description, language);
    expect([reading.category, reading.patterns[0]?.id]).toEqual([category, complaint]);
  },
);

dataTest('Latvian as owners type it', { bar: 0.97 }, (category, description) => {
  expect(assessOffline({ description, language: 'lv' }).category).toBe(category);
});

dataTest<[AssessmentLanguage, string, string]>('the rule of a sentence', (language, description, id) =>
  expect(safetyRuleOf(description, language)?.id ?? '').toBe(id),
);

describe('what the advice says', () => {
  const told = (description: string, language: 'en' | 'lv' = 'en') => {
    const { drivingAdvice, drivingAdviceReason, recommendations } = assessOffline({ description, language });
    return { level: drivingAdvice, all: [drivingAdviceReason, ...recommendations].join(' ') };
  };

  tableTest(['P0301', 'P0524', 'C0110', 'B0001', 'P0420', 'P0455'])(
    'who gave a code shows it, and has none read',
    (description) => {
      expect(told(description).all).toMatch(/Show the fault code/);
      expect(told(description).all).not.toMatch(/codes? read/);
      expect(assessOffline({ description, language: 'en' }).questions.join(' ')).not.toMatch(
        /code (?:was )?read/,
      );
    },
  );

  test('without charging the car goes to a repair shop today, with its lights on', () => {
    const { level, all } = told('the battery light came on');
    expect(level).toBe('soon');
    expect(all).toMatch(/today.*straight to the nearest repair shop.*lights on in the dark/);
    expect(all).not.toMatch(/within the next few days/);
    const lv = told('deg akumulatora lampiņa', 'lv').all;
    expect(lv).toMatch(/šodien.*lukturus neizslēdziet/);
    expect(lv).not.toMatch(/tuvākajās dienās/);
  });

  test('a frozen battery is never jump-started', () => {
    expect(told('frozen battery').all).toMatch(/charge, jump-start or use a flame/);
    expect(told('frozen battery').all).not.toMatch(/try jumper cables|terminals/);
  });

  tableTest([
    ['the brake light came on', 'Is the warning light red or yellow?', ['Red', "Don't know", 'Yellow'], 'en'],
    ['deg bremžu lampiņa', 'Vai lampiņa ir sarkana vai dzeltena?', ['Sarkana', 'Nezinu', 'Dzeltena'], 'lv'],
  ] as const)(
    'a brake lamp is red until it is told to be yellow',
    (description, question, answers, language) => {
      const problem = { description, language };
      const levels = answers.map(
        (answer) => withAnswers(assessOffline(problem), [{ question, answer }], problem).drivingAdvice,
      );
      expect(levels).toEqual(['stop_driving', 'stop_driving', 'soon']);
      const more = {
        description: `${description}. ${language === 'en' ? 'The pedal sinks to the floor' : 'Bremžu pedālis iekrīt'}`,
        language,
      };
      expect(withAnswers(assessOffline(more), [{ question, answer: answers[2] }], more).drivingAdvice).toBe(
        'stop_driving',
      );
      const model = { ...assessOffline(problem), source: 'model' as const };
      expect(withAnswers(model, [{ question, answer: answers[2] }], problem)).toBe(model);
    },
  );
});
