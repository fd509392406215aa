import { describe, expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { answerChoices } from './choice-rules.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { CATEGORY_QUESTIONS, EXTRA_QUESTIONS, GENERIC_QUESTIONS } from './knowledge/questions.ts';
import { chosen, toggleChoice } from './tapped-rules.ts';

const dataTest = dataTestsOf('assessment/answers.tsv');

describe('the answers to tap', () => {
  test('a decisive question has its own, in its language', { tags: ['LOG-24'] }, () => {
    for (const { text, answers } of DECISIVE_QUESTIONS) {
      expect(answerChoices(text.en)).toEqual(answers.map((answer) => answer.text.en));
      expect(answerChoices(` ${text.lv} `)).toEqual(answers.map((answer) => answer.text.lv));
    }
  });

  dataTest('are those that the question leaves open', { tags: ['LOG-24'] }, (question, expected) => {
    expect(answerChoices(question)).toEqual(partsOf(expected));
  });

  test('every question to tap in one language has as many answers in the other', { tags: ['LOG-24'] }, () => {
    const all = [
      ...PATTERNS.flatMap(({ questions }) => questions),
      ...GENERIC_QUESTIONS,
      ...EXTRA_QUESTIONS,
      ...Object.values(CATEGORY_QUESTIONS).flat(),
    ];
    const uneven = all.filter(({ en, lv }) => answerChoices(en).length !== answerChoices(lv).length);
    // Only its Latvian has an 'or'.
    expect(uneven).toEqual([EXTRA_QUESTIONS[0]]);
    expect(all.filter(({ en }) => answerChoices(en).length === 3).length).toBeGreaterThan(60);
  });
});

describe('a tap', () => {
  const choices = ['Yes', 'No', "Don't know"];

  dataTest('puts the choice in front, or takes it away', { tags: ['LOG-24'] }, (answer, choice, expected) => {
    expect(toggleChoice(answer, choices, choice)).toBe(expected);
  });

  test('is seen in the answer as long as it stands in front', { tags: ['LOG-24'] }, () => {
    expect(chosen('Yes, a bit', choices)).toBe('Yes');
    expect(chosen(' No ', choices)).toBe('No');
    expect(chosen(' No, a bit', choices)).toBe('No');
    expect(chosen('No, ', choices)).toBe('No');
    expect(chosen('Not yet', choices)).toBeUndefined();
    expect(chosen('', choices)).toBeUndefined();
  });
});
