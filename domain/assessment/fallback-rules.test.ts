import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { good, input } from '#tests/brake-analysis.ts';
import { assessOffline } from './engine.ts';
import {
  completeAnalysis,
  fallbackAssessment,
  moreFallbackQuestions,
  moreQuestions,
  newQuestions,
} from './fallback-rules.ts';
import { MAX_QUESTIONS } from './limits.ts';

const ofEachCategory = [
  'the engine misfires',
  'the brake pedal is soft',
  'the driveshaft clunks',
  'the battery is dead every morning',
  'the suspension knocks over bumps',
  'the radiator leaks',
  'the muffler rattles',
];

describe('the fallback of a failed model', () => {
  test("has the fixed sentence before the engine's own causes", { tags: ['ERR-23'] }, () => {
    const { causes, source } = fallbackAssessment(input);
    expect(causes[0]).toBe('Could not generate detailed causes analysis');
    expect(causes.slice(1)).toEqual(assessOffline(input).causes);
    expect(source).toBe('fallback');
    expect(fallbackAssessment({ ...input, language: 'lv' }).causes[0]).toBe(
      'Neizdevās izveidot detalizētu cēloņu analīzi',
    );
    // Without a failure it is not said.
    const fine = [assessOffline(input), completeAnalysis({ analysis: good }, input).assessment];
    for (const assessment of fine) expect(assessment.causes).not.toContain(causes[0]);
  });

  test("keeps the engine's summary, questions and advice", { tags: ['ERR-48', 'LIM-01', 'ENT-32'] }, () => {
    const { source: _source, causes: _causes, ...fallback } = fallbackAssessment(input);
    expect(assessOffline(input)).toMatchObject(fallback);
    expect(fallback.summary).toMatch(/^This sounds like a problem with the brakes\b/);
    expect(fallback.questions.length).toBeGreaterThanOrEqual(5);
    expect(fallback.questions.length).toBeLessThanOrEqual(7);
  });

  test('recommends to consult a mechanic', { tags: ['ERR-24'] }, () => {
    for (const description of [...ofEachCategory, 'hello world', '']) {
      const { recommendations } = fallbackAssessment({ description, language: 'en' });
      expect(recommendations, description).toContain(
        'Consult a qualified mechanic and show them this description.',
      );
    }
    expect(fallbackAssessment({ ...input, language: 'lv' }).recommendations.join(' ')).toMatch(/mehāniķi/);
  });
});

const SQUEAL = 'Is it a squeal, or does metal grind on metal?';
const shown = { ...good, questions: [SQUEAL, ...good.questions] };

describe("a model's answer", () => {
  const read = (analysis: object, more: object = {}) =>
    completeAnalysis({ analysis: { ...good, ...analysis } }, { ...input, ...more }).assessment;

  test('is read from analysis', { tags: ['CALL-33', 'CALL-34', 'CALL-35'] }, () => {
    const { assessment, failed } = completeAnalysis({ analysis: good }, input);
    expect(failed).toBe(false);
    expect(assessment).toMatchObject({ ...shown, source: 'model' });
  });

  tableTest([
    ['no answer', null],
    ['an error', { error: 'overloaded' }],
    ['a thrown error', new Error('timeout')],
    ['text', 'sorry'],
    ['no summary', { analysis: { ...good, summary: undefined } }],
    ['a blank summary', { analysis: { ...good, summary: '  ' } }],
    ['no questions', { analysis: { ...good, questions: undefined } }],
    ['an empty list of questions', { analysis: { ...good, questions: [] } }],
    ['blank questions', { analysis: { ...good, questions: [' ', 3] } }],
    ['analysis of another shape', { analysis: [good] }],
  ])(
    'what is no answer gives the whole fallback',
    { tags: ['CALL-34', 'CALL-36', 'STAT-29'] },
    (_name, raw) => {
      expect(completeAnalysis(raw, input)).toEqual({ assessment: fallbackAssessment(input), failed: true });
    },
  );

  test(
    'fills in missing causes or recommendations without counting as failed (D48)',
    { tags: ['CALL-36', 'ENT-32'] },
    () => {
      const { assessment, failed } = completeAnalysis(
        { analysis: { summary: good.summary, questions: good.questions } },
        input,
      );
      expect(failed).toBe(false);
      expect(assessment.summary).toBe(good.summary);
      expect(assessment.causes).toEqual(fallbackAssessment(input).causes);
      expect(assessment.recommendations).toEqual(fallbackAssessment(input).recommendations);
      // One missing list leaves the other as the model gave it.
      const fallback = fallbackAssessment(input);
      expect(read({ causes: [] })).toMatchObject({ ...shown, causes: fallback.causes });
      const { recommendations } = fallback;
      expect(read({ recommendations: undefined })).toMatchObject({ ...shown, recommendations });
    },
  );

  test('drops blank entries, trims the others, and reads one text as a list', () => {
    expect(read({ causes: [' Pads ', '', 3, ' ', 'Discs'] }).causes).toEqual(['Pads', 'Discs']);
    expect(read({ causes: [' '] }).causes).toEqual(fallbackAssessment(input).causes);
    expect(read({ recommendations: ' Wait ' }).recommendations).toEqual(['Wait']);
    expect(read({ summary: ' Worn ' }).summary).toBe('Worn');
  });

  test(
    'questions are new, and never more than 15 with those already asked',
    { tags: ['CALL-41', 'LOG-14'] },
    () => {
      const questions = Array.from({ length: 20 }, (_, n) => `Number ${n}?`);
      expect(read({ questions }).questions).toEqual([SQUEAL, ...questions.slice(0, 14)]);
      const alreadyAsked = ['number 0', SQUEAL, ...Array.from({ length: 10 }, (_, n) => `Other ${n}?`)];
      expect(read({ questions }, { alreadyAsked }).questions).toEqual([
        'Number 1?',
        'Number 2?',
        'Number 3?',
      ]);
    },
  );

  test(
    'the question on which the level hangs comes first, but not where the car must stop anyway',
    { tags: ['LOG-23'] },
    () => {
      const questions = ['Since when?', SQUEAL.toUpperCase()];
      expect(read({ questions }).questions).toEqual([SQUEAL, 'Since when?']);
      const stop = { description: 'brake pedal goes to the floor' };
      expect(read({ questions }, stop).questions).toEqual(questions);
    },
  );

  test('its category counts when it is one, its driving advice only with a reason', () => {
    expect(read({ category: 'cooling' }).category).toBe('cooling');
    expect(read({ category: 'sound' }).category).toBe('braking');
    const advised = (analysis: object) => {
      const { drivingAdvice, drivingAdviceReason } = read(analysis);
      return `${drivingAdvice}: ${drivingAdviceReason}`;
    };
    const own = assessOffline(input);
    const engines = `${own.drivingAdvice}: ${own.drivingAdviceReason}`;
    expect(advised({ drivingAdvice: 'can_wait', drivingAdviceReason: ' Fine. ' })).toBe('can_wait: Fine.');
    expect(advised({ drivingAdvice: 'can_wait' })).toBe(engines);
    expect(advised({ drivingAdvice: 'can_wait', drivingAdviceReason: ' ' })).toBe(engines);
    expect(advised({ drivingAdvice: 'maybe', drivingAdviceReason: 'Fine.' })).toBe(engines);
    expect(advised({ drivingAdviceReason: 'Fine.' })).toBe(engines);
  });

  test('cannot talk a danger away', () => {
    const { assessment } = completeAnalysis(
      { analysis: { ...good, drivingAdvice: 'can_wait', drivingAdviceReason: 'Fine.' } },
      { description: 'brake pedal goes to the floor', language: 'en' },
    );
    expect(assessment.drivingAdvice).toBe('stop_driving');
  });
});

describe("what 'Answer more questions' adds", () => {
  const asked = assessOffline(input).questions;
  const mentions = { ...assessOffline(input), questions: ['a?', 'b?', 'c?', 'd?', 'e?', 'f?'] };

  test('of a model its own new ones, up to 5', { tags: ['CALL-40'] }, () => {
    const more = moreQuestions({ analysis: { ...mentions, source: 'model' } }, input, asked);
    expect(more).toEqual({ questions: ['a?', 'b?', 'c?', 'd?', 'e?'], hasFailed: false });
  });

  tableTest([
    ['engine', undefined, false],
    ['fallback', 'no answer', true],
  ] as const)(
    'without one up to 3 prepared ones for the problem itself',
    { tags: ['ERR-27'] },
    (source, error, failed) => {
      const more = moreQuestions({ analysis: { ...mentions, source }, error }, input, asked);
      expect(more).toEqual({ questions: moreFallbackQuestions(input, asked), hasFailed: failed });
      expect(more.questions).toHaveLength(3);
    },
  );

  test(
    'a model without new questions leaves the prepared ones and counts as failed',
    { tags: ['ERR-26', 'ERR-27'] },
    () => {
      const more = moreQuestions(
        { analysis: { ...mentions, source: 'model', questions: asked } },
        input,
        asked,
      );
      expect(more).toEqual({ questions: moreFallbackQuestions(input, asked), hasFailed: true });
    },
  );

  test('the prepared ones last until there are 15', { tags: ['LOG-14'] }, () => {
    for (const description of ['It squeals when braking', 'hello', 'deg motors']) {
      const problem = { description, language: 'en' as const };
      let all = assessOffline(problem).questions;
      while (all.length < MAX_QUESTIONS) {
        const { questions } = moreQuestions({ analysis: mentions }, problem, all);
        expect(questions.length).toBeGreaterThan(0);
        all = [...all, ...questions];
      }
      expect(new Set(all).size).toBe(MAX_QUESTIONS);
    }
  });
});

describe('more questions', () => {
  const asked = (n: number) => Array.from({ length: n }, (_, i) => `Asked ${i}?`);

  test('never past 15 in all', { tags: ['LOG-14'] }, () => {
    const candidates = ['a?', 'b?', 'c?', 'd?', 'e?'];
    expect(newQuestions(candidates, asked(13))).toEqual(['a?', 'b?']);
    expect(newQuestions(candidates, asked(MAX_QUESTIONS))).toEqual([]);
    expect(moreFallbackQuestions(input, asked(14))).toHaveLength(1);
    expect(moreFallbackQuestions(input, asked(15))).toEqual([]);
  });
});
