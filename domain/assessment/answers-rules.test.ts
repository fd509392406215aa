import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { withAnswers } from './answers-rules.ts';
import { assessOffline } from './engine.ts';
import { DECISIVE_QUESTIONS } from './knowledge/decisive-questions.ts';
import { moreCautious } from './safety-rules.ts';
import type { AssessmentLanguage, DrivingAdvice } from './schema.ts';
import { stopOf } from './stop-actions.ts';

const dataTest = dataTestsOf('assessment/answers.tsv');

const wipers = { description: 'My wipers squeak', language: 'en' } as const;
const squeak = { ...assessOffline(wipers), drivingAdvice: 'can_wait' as DrivingAdvice };
const told = (answers: readonly string[], language: AssessmentLanguage = 'en', before = squeak) =>
  withAnswers(
    before,
    answers.map((answer, at) => ({ question: `Question ${at}?`, answer })),
    { ...wipers, language },
  );

const brakes = { description: 'The brakes squeal', language: 'en' } as const;
const SQUEAL = 'Is it a squeal, or does metal grind on metal?';
const answered = (
  answer: string,
  before = assessOffline(brakes),
  problem = brakes as { description: string },
) => withAnswers(before, [{ question: SQUEAL, answer }], { ...problem, language: 'en' });

describe('what the follow-up answers say', () => {
  tableTest([
    ['the pedal goes to the floor', 'en'],
    ['yesterday there were flames under the hood', 'en'],
    ['knocking from the engine', 'en'],
    ['bremzes neker', 'lv'],
    ['bremzes skrapst visu laiku', 'lv'],
  ] as const)('a danger told there counts', { tags: ['LOG-25'] }, (answer, language) => {
    const after = told(['', 'since Monday', answer], language);
    expect(after.drivingAdvice).toBe('stop_driving');
    expect(after.drivingAdviceReason).not.toBe(squeak.drivingAdviceReason);
    expect(after.recommendations.slice(1)).toEqual(squeak.recommendations);
    expect(after.recommendations[0]).not.toBe(squeak.recommendations[0]);
  });

  tableTest([
    ['the brakes do not work', 'brakes'],
    ['the engine overheats', 'overheating'],
  ] as const)(
    'the reason and the action are those of the safety rule',
    { tags: ['LOG-25'] },
    (answer, id) => {
      const { reason, action } = stopOf(id);
      expect(told([answer])).toMatchObject({
        drivingAdvice: 'stop_driving',
        drivingAdviceReason: reason.en,
        recommendations: [action.en, ...squeak.recommendations],
      });
    },
  );

  tableTest([
    ['knocking from the engine', 'en'],
    ['bremzes skrapst visu laiku', 'lv'],
  ] as const)('else those of the complaint', { tags: ['LOG-25'] }, (description, language) => {
    const { drivingAdviceReason, recommendations } = assessOffline({ description, language });
    expect(told([description], language)).toMatchObject({
      drivingAdvice: 'stop_driving',
      drivingAdviceReason,
      recommendations: [recommendations[0], ...squeak.recommendations],
    });
  });

  tableTest([[['no smoke, no smell']], [['since Monday', '', 'only in the rain']], [[]]])(
    'harmless and denied ones change nothing',
    (answers) => {
      expect(told(answers)).toBe(squeak);
    },
  );

  test('one answer does not finish the sentence of another', { tags: ['LOG-25'] }, () => {
    expect(told(['the brakes', 'do not work, the wipers I mean'])).toBe(squeak);
  });

  test('answers to other questions never make it less cautious, and repeated ones add nothing', () => {
    const words = fc.constantFrom(
      'brakes',
      'fail',
      'no',
      'airbag',
      'smoke',
      'dūmi',
      'nav',
      'steam',
      '.',
      'fine',
    );
    const answers = fc.array(fc.array(words).map((said) => said.join(' ')));
    const advice = fc.constantFrom<DrivingAdvice>('stop_driving', 'soon', 'can_wait');
    fc.assert(
      fc.property(answers, advice, fc.constantFrom('en', 'lv'), (said, drivingAdvice, language) => {
        const before = { ...squeak, drivingAdvice };
        const after = told(said, language, before);
        expect(moreCautious(before.drivingAdvice, after.drivingAdvice)).toBe(false);
        expect(told(said, language, after)).toBe(after);
      }),
      { numRuns: 30 },
    );
  });
});

describe('an answer that rules the danger out', () => {
  const morning = 'Only after rain or overnight';

  test('lowers what only the asked complaint called for', { tags: ['LOG-25'] }, () => {
    expect(answered(morning)).toMatchObject({ drivingAdvice: 'can_wait' });
    expect(answered('only in the morning')).toMatchObject({ drivingAdvice: 'can_wait' });
    expect(answered('It squeals every time').drivingAdvice).toBe('soon');
  });

  tableTest([
    ['another complaint', 'The brakes squeal and the car pulls to one side'],
    ['a safety rule', 'The brakes squeal after the airbag recall'],
    ['a complaint and a rule', 'The brakes squeal and the ABS light is on'],
  ])('leaves it where something else calls for more', (_what, description) => {
    const problem = { description, language: 'en' } as const;
    expect(answered(morning, assessOffline(brakes), problem).drivingAdvice).toBe('soon');
  });

  test('lowers it beside a complaint that can wait, but not one of another question', () => {
    const cold = { description: 'The brakes squeal and the AC does not cool', language: 'en' } as const;
    expect(answered(morning, assessOffline(cold), cold).drivingAdvice).toBe('can_wait');
    const lamp = [{ question: 'What color is the warning light?', answer: 'Green or blue' }];
    expect(withAnswers(assessOffline(brakes), lamp, brakes).drivingAdvice).toBe('soon');
  });

  tableTest([
    ['Anything else?', 'the car pulls to one side', 'soon'],
    ['Anything else?', 'the AC does not cool', 'can_wait'],
    ['Anything else?', 'it never pulls to one side', 'can_wait'],
    ['Is the warning light red or yellow?', 'Yellow', 'can_wait'],
  ])('is weighed against what another answer tells', { tags: ['LOG-25'] }, (question, answer, level) => {
    const pairs = [
      { question: SQUEAL, answer: morning },
      { question, answer },
    ];
    for (const order of [pairs, pairs.toReversed()])
      expect(withAnswers(assessOffline(brakes), order, brakes).drivingAdvice).toBe(level);
  });

  test('leaves what a model said, and every stop', () => {
    const soon = assessOffline(brakes);
    const model = { ...soon, source: 'model' as const };
    expect(answered(morning, model)).toBe(model);
    for (const { text, answers } of DECISIVE_QUESTIONS) {
      const stop = { ...soon, drivingAdvice: 'stop_driving' as const };
      const pairs = answers.map((answer) => ({ question: text.en, answer: answer.text.en }));
      for (const pair of pairs) expect(withAnswers(stop, [pair], brakes)).toBe(stop);
    }
  });

  test('counts for nothing beside a danger in another answer', () => {
    const pairs = [
      { question: SQUEAL, answer: morning },
      { question: 'Anything else?', answer: 'the pedal goes to the floor' },
    ];
    expect(withAnswers(assessOffline(brakes), pairs, brakes).drivingAdvice).toBe('stop_driving');
  });
});

describe('a decisive question answered in own words', () => {
  const advice = (question: string, answer: string, language: AssessmentLanguage = 'en') =>
    withAnswers(assessOffline(brakes), [{ question, answer }], { ...brakes, language }).drivingAdvice;

  dataTest<[AssessmentLanguage, string, string, string]>(
    'is read as it is meant',
    (language, question, answer, expected) => {
      expect(advice(question, answer, language)).toBe(expected);
    },
  );
});
