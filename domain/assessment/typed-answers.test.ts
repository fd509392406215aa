import { describe, expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { withAnswers } from './answers-rules.ts';
import { assessOffline } from './engine.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import type { AssessmentLanguage } from './schema.ts';

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
  tableTest([
    ['en', 'Pink water'],
    ['en', 'Rusty water'],
    ['en', 'Water'],
    ['en', 'Clear water, a bit green'],
    ['en', 'Clear but slightly orange water'],
    ['en', 'Clear liquid'],
    ['en', 'Not clear water'],
    ['en', 'Oil, near the brake'],
    ['lv', 'Zaļš ūdens'],
    ['lv', 'Rozā ūdens'],
    ['lv', 'Netīrs ūdens'],
    ['lv', 'Tīrs ūdens, mazliet zaļgans'],
    ['lv', 'Eļļa, pie bremzēm'],
  ] as const)('a colored or dirty liquid leaves the level at soon', (language, answer) => {
    expect(levelAfter('what-drips', language, answer)).toBe('soon');
  });

  tableTest([
    ['en', 'Clear water'],
    ['en', 'just clean water from the air conditioning'],
    ['en', 'colorless water'],
    ['lv', 'Tīrs ūdens'],
    ['lv', 'tīrs, caurspīdīgs ūdens'],
  ] as const)('clear water can wait', (language, answer) => {
    expect(levelAfter('what-drips', language, answer)).toBe('can_wait');
  });

  tableTest([
    ['en', 'Brake fluid near the wheel'],
    ['en', 'from the brakes'],
    ['en', 'brake oil'],
    ['lv', 'bremžu šķidrums pie riteņa'],
    ['lv', 'no bremzēm'],
  ] as const)('brake fluid forbids driving', (language, answer) => {
    expect(levelAfter('what-drips', language, answer)).toBe('stop_driving');
  });
});

tableTest([
  ['brake-pedal', 'en', 'Hard to say', 'softer'],
  ['brake-pedal', 'en', "It's hard to tell", 'Hard to tell, but it sinks'],
  ['brake-pedal', 'lv', 'Grūti pateikt', 'Grūti pateikt, laikam mīkstāks'],
  ['brake-pedal', 'lv', 'Pedālis zem kājas tāds pats kā parasti', 'Pedālis ir zemāk nekā parasti'],
  ['where-it-smokes', 'en', 'From the exhaust when the engine is cold', 'from the engine'],
  ['where-it-smokes', 'lv', 'No izpūtēja, kad dzinējs auksts', 'no motora'],
  ['where-it-smokes', 'lv', 'No izpūtēja, kad motors auksts', 'No dzinēja nodalījuma'],
  ['which-smell', 'en', 'like new plastic', 'like plastic'],
  ['which-smell', 'lv', 'pēc jaunas gumijas', 'pēc gumijas'],
] as const)('harmless and dangerous answers in own words', (id, language, harmless, danger) => {
  expect(levelAfter(id, language, harmless)).not.toBe('stop_driving');
  expect(levelAfter(id, language, danger)).toBe('stop_driving');
});
