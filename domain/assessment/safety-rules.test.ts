import { describe, expect, test } from 'vitest';
import { assessOffline } from './engine.ts';
import { applySafetyRules, moreCautious } from './safety-rules.ts';

const advice = (description: string, language: 'en' | 'lv' = 'en') =>
  assessOffline({ description, language }).drivingAdvice;

describe('words that mean: do not drive', () => {
  test.each([
    'the brake pedal goes to the floor',
    'I have no brakes',
    'brakes failed on the highway',
    'the steering locked up while turning',
    'the car caught fire under the hood',
    'strong smell of gasoline inside the car',
    'steam from the hood, temperature gauge in the red',
    'oil pressure light is on',
    'the engine stalls while driving on the highway',
    'the car accelerated by itself',
    'it rolled down the driveway although it was in park',
  ])('%s', (text) => expect(advice(text)).toBe('stop_driving'));

  test.each([
    'Bremžu pedālis iekrīt līdz grīdai',
    'bremzes vispar neker',
    'sture nobloķējās pagriezienā',
    'no paneļa nāk dūmi',
    'salona stipra benzina smaka',
    'iedegas ellas spiediena lampina',
    'dzinējs pārkarst',
    'braucot noslapst motors uz sosejas',
  ])('%s', (text) => expect(advice(text, 'lv')).toBe('stop_driving'));
});

describe('a denied danger is none', () => {
  test.each([
    'there is no smoke and no fire, only the radio is broken',
    'the radio does not work, no warning lights',
    'the window will not roll down any more',
  ])('%s', (text) => expect(advice(text)).not.toBe('stop_driving'));
  test.each(['radio nestrādā, dūmu nav', 'nav ne dūmu, ne smakas, tikai nestrādā radio'])('%s', (text) =>
    expect(advice(text, 'lv')).not.toBe('stop_driving'),
  );
});

describe("over a model's answer", () => {
  const model = {
    ...assessOffline({ description: 'radio', language: 'en' }),
    source: 'model' as const,
    drivingAdvice: 'can_wait' as const,
    drivingAdviceReason: 'All is well.',
    recommendations: ['Relax.'],
  };

  test('raises the advice, says why and what to do first', () => {
    const safe = applySafetyRules(model, 'brakes failed', 'en');
    expect(safe.drivingAdvice).toBe('stop_driving');
    expect(safe.drivingAdviceReason).toContain('brakes');
    expect(safe.recommendations).toHaveLength(2);
    expect(safe.recommendations.at(-1)).toBe('Relax.');
  });

  test('never makes it less cautious', () => {
    for (const given of ['stop_driving', 'soon', 'can_wait'] as const) {
      for (const text of ['airbag lamp', 'brakes failed', 'radio', 'fire', '']) {
        const after = applySafetyRules({ ...model, drivingAdvice: given }, text, 'en').drivingAdvice;
        expect(moreCautious(given, after)).toBe(false);
      }
    }
  });

  test('leaves an answer alone when nothing dangerous is said', () => {
    expect(applySafetyRules(model, 'the radio is silent', 'en')).toEqual(model);
  });
});
