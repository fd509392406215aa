import { describe, expect, test } from 'vitest';
import { DANGER_THRESHOLDS as LIMITS } from '../knowledge/danger-thresholds.ts';
import { DANGER_WEIGHTS } from '../knowledge/danger-weights.ts';
import type { AssessmentLanguage } from '../schema.ts';
import { FEATURE_BUCKETS, readDanger } from './features.ts';
import { dangerLevel } from './level.ts';
import { type DangerModel, type DangerScores, decodeDangerModel } from './model.ts';

type Given = DangerScores & { readonly language?: AssessmentLanguage; readonly hasPattern?: boolean };

const NO_WEIGHTS = new Int8Array(FEATURE_BUCKETS);

/** With a model that gives every text the same scores. */
function level(text: string, { stop, soon, language = 'en', hasPattern = false }: Given) {
  const model: DangerModel = {
    stop: { weights: NO_WEIGHTS, step: 0, bias: stop },
    soon: { weights: NO_WEIGHTS, step: 0, bias: soon },
  };
  return dangerLevel(text, language, { hasPattern }, model);
}
const advice = (text: string, given: Given) => level(text, given).advice;
const mayLower = (text: string, given: Given) => level(text, given).mayLower;

/** Just below a limit, at it and just above. */
const around = <Result>(limit: number, judge: (score: number) => Result): Result[] =>
  [limit - 0.001, limit, limit + 0.001].map(judge);

// No signs and no rules; those of six words and more are not short.
const NOTHING = 'I like this car and its shape';
const ONE_CONCEPT = 'the car is green and it is a nice one';
const TWO_CONCEPTS = 'blue skies are what we all want';
const FIVE_WORDS = 'the radio crackles in rain';
const SIX_WORDS = 'the radio crackles in the rain';
const LATVIAN = 'radio skan dīvaini kad ir lietus';
const OTHER_CAR = 'My neighbour has this odd radio';
const SIGN = 'the brake pedal is soft';
const DECISIVE = 'there is a bulge on the tyre';
const MENDED = 'They replaced the pads and the squeal is gone';
const REPORT =
  'The contact stated that the failure mileage was unknown and the manufacturer was notified of the failure';

describe('above which score a text is a danger', () => {
  test.each([
    ['English', SIX_WORDS, { language: 'en', hasPattern: false }, LIMITS.stop.en],
    ['Latvian', LATVIAN, { language: 'lv', hasPattern: false }, LIMITS.stop.lv],
    ['a known complaint', SIX_WORDS, { language: 'en', hasPattern: true }, LIMITS.stopKnown.en],
    ['a known complaint in Latvian', LATVIAN, { language: 'lv', hasPattern: true }, LIMITS.stopKnown.lv],
    ['a report', REPORT, { language: 'en', hasPattern: true }, LIMITS.stopReport],
    ['what was mended', MENDED, { language: 'en', hasPattern: true }, LIMITS.mended],
  ] as const)('%s', (_, text, given, limit) => {
    const found = around(limit, (stop) => advice(text, { ...given, stop, soon: 1 }));
    expect(found).toEqual(['soon', 'soon', 'stop_driving']);
    expect(level(text, { ...given, stop: 2, soon: 1 }).mayLower).toBe(false);
  });

  test('the language of the text counts, not that of the reader', () => {
    expect(advice(LATVIAN, { stop: -0.01, soon: 1, language: 'en' })).toBe('stop_driving');
    expect(advice(DECISIVE, { stop: -0.01, soon: 1, language: 'lv' })).toBe('stop_driving');
  });

  test('only with a fault of this car', () => {
    const found = around(LIMITS.fault, (soon) => advice(SIX_WORDS, { stop: 0.5, soon }));
    expect(found).toEqual(['soon', 'stop_driving', 'stop_driving']);
    expect(advice(REPORT, { stop: 1.3, soon: -9 })).toBe('stop_driving');
  });

  test('without a known concept there is no danger, however high the scores', () => {
    expect(level(NOTHING, { stop: 9, soon: 9 })).toEqual({ advice: null, mayLower: false });
  });

  test.each([
    ['a short text', FIVE_WORDS, 'soon'],
    ['one concept', ONE_CONCEPT, null],
  ] as const)('without a sign %s must be clear', (_, text, below) => {
    const found = around(LIMITS.clear, (stop) => advice(text, { stop, soon: 1 }));
    expect(found).toEqual([below, below, 'stop_driving']);
  });

  test('with a sign, or with six words and two concepts, it need not be', () => {
    for (const text of [SIGN, SIX_WORDS, TWO_CONCEPTS])
      expect(advice(text, { stop: 0.1, soon: 1 }), text).toBe('stop_driving');
  });
});

describe('a sign that no mechanic would argue about', () => {
  test.each([
    ['of the text', DECISIVE],
    ['of a clause that nothing explains', 'My neighbour has the same, but the tyre has a bulge'],
    ['since a repair', 'They replaced the tyre and it has a bulge'],
    ['that the car no longer does what it must', 'They bled the brakes and the car no longer stops'],
  ])('%s', (_, text) => {
    const found = around(LIMITS.decisive, (stop) => level(text, { stop, soon: -9 }));
    expect(found.map((one) => one.advice)).toEqual([null, null, 'stop_driving']);
    expect(found.at(-1)!.mayLower).toBe(false);
  });

  test.each([
    SIX_WORDS,
    SIGN,
    'My neighbour has the same, but the brake pedal is soft',
    'They replaced the pads and the pedal is soft',
    'They replaced the radio and the display no longer works',
    'The contact stated that the failure mileage was unknown and the manufacturer was notified, but the tyre has a bulge',
    'The contact stated that the failure mileage was unknown. The dealer replaced the tyre and it has a bulge',
  ])('not %s', (text) => {
    expect(advice(text, { stop: -0.2, soon: -9 })).toBeNull();
  });
});

describe('what is so since a repair', () => {
  const plain = 'They replaced the pads and it is very odd';
  const sign = 'They replaced the pads and pedal is soft';

  test.each([
    ['without a sign', plain, LIMITS.sinceRepair],
    ['with a sign', sign, LIMITS.sinceRepairSign],
  ])('%s it has a limit of its own', (_, text, limit) => {
    const found = around(limit, (stop) => advice(text, { stop, soon: 1, hasPattern: true }));
    expect(found).toEqual(['soon', 'soon', 'stop_driving']);
  });

  test.each([
    ['without a sign', plain],
    ['with a sign', sign],
  ])('%s only with a fault of this car', (_, text) => {
    const found = around(LIMITS.fault, (soon) => advice(text, { stop: 0.15, soon, hasPattern: true }));
    expect(found).toEqual(['soon', 'soon', 'stop_driving']);
  });

  test('without a sign fewer than six words are too few', () => {
    const short = 'They replaced the pads and it is odd';
    expect(advice(short, { stop: 0.15, soon: 1, hasPattern: true })).toBe('soon');
  });
});

describe('a rule that matched may be overruled', () => {
  test('below a score, in a text that is not short', () => {
    const of = (text: string) => around(LIMITS.overruled, (stop) => mayLower(text, { stop, soon: 0 }));
    expect(of(SIX_WORDS)).toEqual([true, false, false]);
    expect(of(FIVE_WORDS)).toEqual([false, false, false]);
  });

  test('unless it surely tells of a fault', () => {
    const found = around(LIMITS.surelyFault, (soon) => mayLower(SIX_WORDS, { stop: -1, soon }));
    expect(found).toEqual([true, true, false]);
  });

  test('where the text says why', () => {
    const byDanger = (text: string) =>
      around(LIMITS.explained, (stop) => mayLower(text, { stop, soon: 0.5 }));
    const byFault = (text: string) => around(LIMITS.fault, (soon) => mayLower(text, { stop: -0.05, soon }));
    expect(byDanger(OTHER_CAR)).toEqual([true, false, false]);
    expect(byFault(OTHER_CAR)).toEqual([true, false, false]);
    expect(byDanger(SIX_WORDS)).toEqual([false, false, false]);
    expect(byFault(SIX_WORDS)).toEqual([false, false, false]);
  });

  test('where it tells surely of a fault, but says why', () => {
    expect(mayLower(OTHER_CAR, { stop: -1, soon: 9 })).toBe(true);
  });

  test('where the trouble is gone', () => {
    expect(mayLower(MENDED, { stop: 1, soon: 1 })).toBe(true);
  });

  test('not beside a danger that nothing explains', () => {
    expect(mayLower('My neighbour has the same, but the brake pedal is soft', { stop: -1, soon: -1 })).toBe(
      false,
    );
    expect(mayLower('My neighbour has the same, the brake pedal is soft', { stop: -1, soon: -1 })).toBe(true);
  });

  test('in a report only where it is surely no fault', () => {
    const found = around(LIMITS.surelyNoFault, (soon) => mayLower(REPORT, { stop: -1, soon }));
    expect(found).toEqual([true, false, false]);
  });
});

describe('a sentence that is a danger by itself is not overruled', () => {
  const faultless = (text: string) => around(LIMITS.clear, (stop) => mayLower(text, { stop, soon: -1 }));

  test.each(['.', '!', '?', ';', '\n', '?!\n'])('%j ends a sentence', (end) => {
    expect(faultless(`My neighbour has one${end} It is odd`)).toEqual([true, true, false]);
  });

  test.each([',', ':', ' -', ' and', '. 2019'])('%j does not', (mark) => {
    expect(faultless(`My neighbour has one${mark}`)).toEqual([true, true, true]);
    expect(faultless(`My neighbour has one${mark.replace('. 2019', ',')} it is odd`)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('one is enough, of the first fifty', () => {
    const weights = new Int8Array(FEATURE_BUCKETS);
    const [zebra = 0] = readDanger('zebra', 'en').features.keys();
    weights[zebra] = 1;
    const model: DangerModel = {
      stop: { weights, step: 10, bias: -1 },
      soon: { weights, step: 0, bias: -1 },
    };
    const after = (others: number) =>
      dangerLevel(
        `My neighbour says. ${'It is odd. '.repeat(others)}Zebra.`,
        'en',
        { hasPattern: false },
        model,
      );
    expect(after(48).mayLower).toBe(false);
    expect(after(49).mayLower).toBe(true);
  });
});

describe('without a danger', () => {
  test.each([
    [ONE_CONCEPT, 9],
    [ONE_CONCEPT, -9],
    [NOTHING, -9],
  ])('with fewer than two concepts it is not judged: %s (%d)', (text, soon) => {
    expect(advice(text, { stop: -9, soon })).toBeNull();
  });

  test.each([SIX_WORDS, FIVE_WORDS, TWO_CONCEPTS, SIGN])("above a score at least 'soon': %s", (text) => {
    const found = around(LIMITS.soon, (soon) => advice(text, { stop: -0.5, soon }));
    expect(found).toEqual([null, null, 'soon']);
  });

  test('below another one, by both scores, it can wait', () => {
    const found = ['can_wait', null, null];
    expect(around(LIMITS.wait, (stop) => advice(SIX_WORDS, { stop, soon: -9 }))).toEqual(found);
    expect(around(LIMITS.wait, (soon) => advice(SIX_WORDS, { stop: -9, soon }))).toEqual(found);
  });

  test('with a sign of danger nothing can wait', () => {
    expect(advice(SIGN, { stop: -9, soon: -9 })).toBeNull();
  });
});

test('without a model the one that is shipped judges', () => {
  const shipped = decodeDangerModel(DANGER_WEIGHTS);
  for (const text of [SIX_WORDS, SIGN, OTHER_CAR, 'the paint is dull']) {
    const known = { hasPattern: false };
    expect(dangerLevel(text, 'en', known)).toEqual(dangerLevel(text, 'en', known, shipped));
  }
});
