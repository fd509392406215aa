import { describe, expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { applySafetyRules, moreCautious, withCaution } from './safety-rules.ts';

describe("over a model's answer", () => {
  const model = {
    ...assessOffline({ description: 'radio', language: 'en' }),
    source: 'model' as const,
    drivingAdvice: 'can_wait' as const,
    drivingAdviceReason: 'All is well.',
    recommendations: ['Relax.'],
  };

  test('raises the advice, with the reason and the first action', () => {
    const safe = applySafetyRules(model, 'brakes failed', 'en');
    expect(safe.drivingAdvice).toBe('stop_driving');
    expect(safe.drivingAdviceReason).toContain('brakes');
    expect(safe.recommendations).toHaveLength(2);
    expect(safe.recommendations.at(-1)).toBe('Relax.');
  });

  test('never makes an answer less cautious', () => {
    for (const given of ['stop_driving', 'soon', 'can_wait'] as const) {
      for (const text of ['airbag lamp', 'brakes failed', 'radio', 'fire', '']) {
        const after = applySafetyRules({ ...model, drivingAdvice: given }, text, 'en').drivingAdvice;
        expect(moreCautious(given, after)).toBe(false);
      }
    }
  });

  test('does not change an answer without a danger', () => {
    expect(applySafetyRules(model, 'the radio is silent', 'en')).toEqual(model);
  });
});

describe('a caution', () => {
  const assessment = {
    ...assessOffline({ description: 'hello', language: 'en' }),
    drivingAdvice: 'soon' as const,
    drivingAdviceReason: 'Soon.',
    recommendations: ['Wait.'],
  };
  const caution = (advice: 'soon' | 'stop_driving') => ({
    advice,
    reason: { en: 'It is on fire.', lv: 'Deg.' },
    action: { en: 'Leave it.', lv: 'Izkāpiet.' },
  });

  test('raises the advice, gives its reason and its action first, in the language of the answer', () => {
    expect(withCaution(assessment, caution('stop_driving'), 'lv')).toEqual({
      ...assessment,
      drivingAdvice: 'stop_driving',
      drivingAdviceReason: 'Deg.',
      recommendations: ['Izkāpiet.', 'Wait.'],
    });
  });

  test('one that raises nothing changes nothing, but a stop always adds its action once', () => {
    expect(withCaution(assessment, caution('soon'), 'en')).toEqual(assessment);
    const stopped = { ...assessment, drivingAdvice: 'stop_driving' as const };
    expect(withCaution(stopped, caution('soon'), 'en')).toEqual(stopped);
    const told = { ...stopped, recommendations: ['Leave it.', 'Wait.'] };
    expect(withCaution(stopped, caution('stop_driving'), 'en')).toEqual(told);
    expect(withCaution(told, caution('stop_driving'), 'en')).toEqual(told);
  });
});
