import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withAnswers } from './answers-rules.ts';
import { assessOffline } from './engine.ts';
import { moreCautious } from './safety-rules.ts';
import type { DrivingAdvice } from './schema.ts';

const squeal = {
  ...assessOffline({ description: 'My wipers squeak', language: 'en' }),
  drivingAdvice: 'can_wait' as DrivingAdvice,
};

describe('what the follow-up answers say', () => {
  test.each([
    ['the pedal goes to the floor', 'en'],
    ['yesterday there were flames under the hood', 'en'],
    ['bremzes neker', 'lv'],
  ] as const)('a danger told there counts: %s', (answer, language) => {
    const after = withAnswers(squeal, ['', 'since Monday', answer], language);
    expect(after.drivingAdvice).toBe('stop_driving');
    expect(after.drivingAdviceReason).not.toBe(squeal.drivingAdviceReason);
    expect(after.recommendations.slice(1)).toEqual(squeal.recommendations);
    expect(after.recommendations[0]).not.toBe(squeal.recommendations[0]);
  });

  test.each([[['no smoke, no smell']], [['since Monday', '', 'only in the rain']], [[]]])(
    'harmless and denied ones change nothing: %j',
    (answers) => {
      expect(withAnswers(squeal, answers, 'en')).toBe(squeal);
    },
  );

  test('one answer does not finish the sentence of another', () => {
    expect(withAnswers(squeal, ['the brakes', 'do not work, the wipers I mean'], 'en')).toBe(squeal);
  });

  test('answers never make it less cautious, and repeated answers add nothing', () => {
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
        const before = { ...squeal, drivingAdvice };
        const after = withAnswers(before, said, language);
        expect(moreCautious(before.drivingAdvice, after.drivingAdvice)).toBe(false);
        expect(withAnswers(after, said, language)).toBe(after);
      }),
    );
  });
});
