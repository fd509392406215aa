import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { assessOffline } from './engine.ts';
import { fallbackAssessment } from './fallback-rules.ts';
import { DANGER_REASONS } from './knowledge/danger-reasons.ts';
import { NO_FAULT } from './knowledge/summaries.ts';
import { Assessment, type AssessmentLanguage } from './schema.ts';

const dataTest = dataTestsOf('assessment/complaints.tsv');

const en = (description: string) => assessOffline({ description, language: 'en' });
const lv = (description: string) => assessOffline({ description, language: 'lv' });

describe('the category of a description', () => {
  dataTest<[AssessmentLanguage, string, string, string]>(
    'is named in the summary, of a model that failed as well',
    { tags: ['ERR-47', 'ERR-48', 'ERR-49', 'ERR-50', 'ERR-51', 'ERR-52', 'ERR-53', 'ERR-54'] },
    (language, description, category, summary) => {
      for (const assess of [assessOffline, fallbackAssessment]) {
        const found = assess({ description, language });
        expect([found.category, found.summary.split(/[.:]/)[0]]).toEqual([category, summary]);
      }
    },
  );

  test(
    'the answer is in the asked language whatever the description is written in',
    { tags: ['I18N-01'] },
    () => {
      expect(lv('my brakes squeal').summary).toContain('bremžu');
      expect(en('bremzes cikst').summary).toContain('brakes');
    },
  );
});

test('what the text says is not asked, and of words without a known fault what fits them is', () => {
  const cold = lv('No rīta aukstā laikā motors ilgi griežas, pirms iedarbojas, un pirmo minūti raustās');
  expect(cold.questions.join()).not.toMatch(/aukst/);
  expect(cold.recommendations.join()).not.toMatch(/zāles/);
  const side = 'Is it at the front or the rear, left or right?';
  expect(en('It squeaks over bumps').questions).toContain(side);
  expect(en('The front right squeaks over bumps').questions).not.toContain(side);
  expect(en('it makes a strange noise').questions[0]).toMatch(/^When do you hear it/);
});

describe('several complaints at once', () => {
  const likelihoods = (description: string) =>
    en(description).causeDetails.map(({ likelihood }) => likelihood);

  test('of their causes the likely ones come first, five at most', () => {
    expect(likelihoods('brakes squeal and the steering wheel shakes when braking')).toEqual([
      'likely',
      'likely',
      'possible',
      'possible',
      'possible',
    ]);
    expect(likelihoods('hard to shift into gear')).toEqual([
      'likely',
      'likely',
      'possible',
      'possible',
      'possible',
    ]);
  });

  test('five recommendations at most, a mechanic is always the last', () => {
    const { recommendations } = en('The brakes squeal and the ABS light is on');
    expect(recommendations).toHaveLength(5);
    expect(recommendations.at(-1)).toBe('Consult a qualified mechanic and show them this description.');
  });

  test('the summary names three, the list of symptoms seven', () => {
    const { summary, symptoms } = en(
      'The check engine light is on, the battery light is on, the exhaust is loud, the heater does not work, ' +
        'the radio does not work, the ABS light is on, the windows do not work, and it squeaks over bumps',
    );
    expect(summary.split(': ')[1]).toBe(
      'battery light on while driving; screen, radio or camera fault; windows, locks, mirrors or seats do not work as they should',
    );
    expect(symptoms).toHaveLength(7);
  });

  test('where no system is meant the summary is the complaint', () => {
    const { summary, symptoms } = en('uneven tire wear');
    expect([summary, symptoms]).toEqual(['Uneven tire wear', ['Uneven tire wear']]);
  });
});

describe('the advice and its reason', () => {
  const advised = ({ drivingAdvice, drivingAdviceReason }: Assessment) => [
    drivingAdvice,
    drivingAdviceReason,
  ];

  test('the first of equally urgent complaints decides', () => {
    expect(advised(en('hard to shift into gear'))).toEqual([
      'soon',
      'Have this checked within the next few days, before it gets worse: jerky or harsh shifting.',
    ]);
  });

  test('the most urgent complaint decides, and with a stop comes what to do', () => {
    const { drivingAdviceReason, recommendations } = en(
      'the clutch pedal sinks to the floor and the gearbox shifts harshly',
    );
    expect(drivingAdviceReason).toMatch(/^Without a working clutch/);
    expect(recommendations[0]).toMatch(
      /foot on the brake, set the parking brake, turn off.*; on a road: hazards/,
    );
  });

  test('what can wait is said with its complaint', () => {
    expect(advised(en('higher fuel consumption'))).toEqual([
      'can_wait',
      'This can usually wait until the next service visit: higher fuel consumption.',
    ]);
  });

  test('a danger that no rule and no complaint names is one by the words of the whole', () => {
    expect(en('It jumps a whole lane to the left when I slow down hard').drivingAdvice).toBe('stop_driving');
  });

  test('nothing is said of a danger that is over', () => {
    const over = en('The brakes failed two years ago, they were repaired and all is good now.');
    expect(advised(over)).toEqual(['can_wait', DANGER_REASONS.can_wait.en]);
    expect([over.summary, over.recommendations[0]]).toEqual([NO_FAULT.summary.en, NO_FAULT.advice.en]);
    expect(over.symptoms).toEqual([]);
  });
});

describe('trouble codes', () => {
  test('a common code is named, another is explained by its structure', () => {
    const { codes, category } = en('scanner shows p0301 and P1234, also U0100');
    expect(codes.map(({ code }) => code)).toEqual(['P0301', 'P1234', 'U0100']);
    expect(codes[0]?.meaning).toBe('Misfire in cylinder 1');
    expect(codes[1]?.meaning).toContain('anufacturer-specific');
    expect(category).toBe('engine_fuel');
  });

  test('an ordinary word is not a code', () => {
    expect(en('my BMW P10 broke, call 0301').codes).toEqual([]);
  });
});

describe('any text', () => {
  const text = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(
        fc.constantFrom(
          'brake',
          'no',
          'smoke',
          'nav',
          'dūmu',
          'engine',
          '.',
          'P0420',
          'sajūgs',
          '2.',
          'stūre',
        ),
      )
      .map((words) => words.join(' ')),
  );

  test(
    'gives a complete assessment with 5 to 7 different questions, twice the same',
    { tags: ['LIM-01'] },
    () => {
      fc.assert(
        fc.property(text, fc.constantFrom('en' as const, 'lv' as const), (description, language) => {
          const result = assessOffline({ description, language });
          expect(Assessment.safeParse(result).success).toBe(true);
          // In another language: see foreign-text.test.ts.
          if (result.drivingAdvice === 'unread') return;
          expect(result.questions.length).toBeGreaterThanOrEqual(5);
          expect(result.questions.length).toBeLessThanOrEqual(7);
          expect(new Set(result.questions).size).toBe(result.questions.length);
          expect(result.causes.length > 0 || result.drivingAdvice === 'stop_driving').toBe(true);
          expect(result.recommendations.length).toBeGreaterThan(1);
          expect(result.drivingAdviceReason).not.toBe('');
          expect(assessOffline({ description, language })).toEqual(result);
        }),
      );
    },
  );
});
