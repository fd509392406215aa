import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { answerChoices } from './choice-rules.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { PATTERNS } from './knowledge/patterns.ts';
import { CATEGORY_QUESTIONS, EXTRA_QUESTIONS, GENERIC_QUESTIONS } from './knowledge/questions.ts';
import { chosen, toggleChoice } from './tapped-rules.ts';

describe('the answers to tap', () => {
  test('a decisive question has its own, in its language', { tags: ['LOG-24'] }, () => {
    for (const { text, answers } of DECISIVE_QUESTIONS) {
      expect(answerChoices(text.en)).toEqual(answers.map((answer) => answer.text.en));
      expect(answerChoices(` ${text.lv} `)).toEqual(answers.map((answer) => answer.text.lv));
    }
  });

  tableTest([
    ['Does the car pull to one side when you brake?', ['Yes', 'No', "Don't know"]],
    ['Were the brakes repaired recently?', ['Yes', 'No', "Don't know"]],
    ['Vai bremzējot auto velk uz vienu pusi?', ['Jā', 'Nē', 'Nezinu']],
    ['Is it a deep knock or a light ticking?', []],
    ['Are any warning lights on in the instrument panel, and which ones?', []],
    ['Vai instrumentu panelī deg kāda brīdinājuma lampiņa, un kura?', []],
    ['Vai sliktāk ir ar aukstu vai karstu dzinēju?', []],
    ['Which wheel does the noise come from?', []],
    ['Kad pēdējo reizi mainīti bremžu kluči?', []],
    ['Since when? Is it loud?', []],
    ['Is it loud', []],
    ['Island?', []],
    ['', []],
  ])('are those that the question leaves open', { tags: ['LOG-24'] }, (question, expected) => {
    expect(answerChoices(question)).toEqual(expected);
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

  tableTest([
    ['', 'Yes', 'Yes'],
    ['since Monday', 'Yes', 'Yes, since Monday'],
    ['Yes, since Monday', 'No', 'No, since Monday'],
    ['Yes', 'No', 'No'],
    ['Yes', 'Yes', ''],
    ['Yes, since Monday', 'Yes', 'since Monday'],
    [' Nothing yet ', 'No', 'No, Nothing yet'],
    ['since Monday, at noon', 'Yes', 'Yes, since Monday, at noon'],
    ['Yes, ', 'Yes', ''],
    ['Yes, ', 'No', 'No'],
    ['Yes,   a bit', 'No', 'No, a bit'],
  ])('puts the choice in front, or takes it away', { tags: ['LOG-24'] }, (answer, choice, expected) => {
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
