import { describe, expect } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import { withAnswers } from './answers-rules.ts';
import { assessOffline } from './engine.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import type { AssessmentLanguage } from './schema.ts';

const table = tablesOf('assessment/answers.tsv');

const PROBLEMS = {
  'what-drips': { en: 'something drips under the car', lv: 'kaut kas pil zem auto' },
  'brake-pedal': { en: 'vibration when braking', lv: 'bremzējot vibrē' },
  'where-it-smokes': { en: 'the car makes white smoke', lv: 'balti dūmi' },
  'which-smell': { en: 'a strange smell', lv: 'dīvaina smaka' },
} as const;

function levelAfter(id: keyof typeof PROBLEMS, language: AssessmentLanguage, answer: string) {
  const problem = { description: PROBLEMS[id][language], language };
  const { text } = DECISIVE_QUESTIONS.find((question) => question.id === id)!;
  return withAnswers(assessOffline(problem), [{ question: text[language], answer }], problem).drivingAdvice;
}

describe('what drips', () => {
  tableTest(table<[AssessmentLanguage, string]>('a colored or dirty liquid leaves the level at soon'))(
    'a colored or dirty liquid leaves the level at soon',
    (language, answer) => {
      expect(levelAfter('what-drips', language, answer)).toBe('soon');
    },
  );

  tableTest(table<[AssessmentLanguage, string]>('clear water can wait'))(
    'clear water can wait',
    (language, answer) => {
      expect(levelAfter('what-drips', language, answer)).toBe('can_wait');
    },
  );

  tableTest(table<[AssessmentLanguage, string]>('brake fluid forbids driving'))(
    'brake fluid forbids driving',
    (language, answer) => {
      expect(levelAfter('what-drips', language, answer)).toBe('stop_driving');
    },
  );
});

tableTest(
  table<[AssessmentLanguage, keyof typeof PROBLEMS, string, string]>(
    'harmless and dangerous answers in own words',
  ),
)('harmless and dangerous answers in own words', (language, id, harmless, danger) => {
  expect(levelAfter(id, language, harmless)).not.toBe('stop_driving');
  expect(levelAfter(id, language, danger)).toBe('stop_driving');
});
