import { expect, test } from 'vitest';
import { answeredFetch, json } from '#tests/answered-fetch.ts';
import { assessOffline } from '#domain/assessment/engine.ts';
import { fallbackAssessment } from '#domain/assessment/fallback-rules.ts';
import { analyze, requestMoreQuestions } from './analyze.ts';

const request = {
  description: 'My brakes squeal',
  car: { id: 'c', brand: 'Volvo', model: 'V70', year: 2012, fuelType: 'gasoline' as const },
  language: 'en' as const,
  mediaIds: [],
};
const { description, car, language } = request;
const input = { description, vehicle: car, language };
const notCancelled = new AbortController().signal;
const broken = () => json({ code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'It broke' }, 500);
const noAnswer = () => Promise.reject(new TypeError('Failed to fetch'));

const { bodies, answerWith } = answeredFetch();

test(
  'an error in the answer and a failed call are failures; no answer and a good one are not (D105)',
  { tags: ['ERR-22', 'CALL-36', 'STAT-29'] },
  async () => {
    const of = async (answer: () => Promise<Response>) => {
      answerWith(answer);
      return analyze(request, notCancelled);
    };
    const fallback = { assessment: fallbackAssessment(input), failed: true };
    expect(await of(() => json({ analysis: fallback.assessment, error: 'It broke' }))).toEqual(fallback);
    expect(await of(broken)).toEqual(fallback);
    expect(await of(() => json({ code: 'FORBIDDEN', status: 403, message: 'No' }, 403))).toEqual(fallback);
    const engine = { assessment: assessOffline(input), failed: false };
    expect(await of(noAnswer)).toEqual(engine);
    const model = { ...engine.assessment, source: 'model' as const };
    expect(await of(() => json({ analysis: model }))).toEqual({ assessment: model, failed: false });
  },
);

test(
  'more questions are asked for in the same shape; a failure leaves prepared ones',
  { tags: ['CALL-32', 'CALL-37', 'ERR-26', 'ERR-27'] },
  async () => {
    answerWith(broken);
    await analyze(request, notCancelled);
    const pairs = [{ question: 'Since when?', answer: '' }];
    const more = async (answer: () => Promise<Response>) => {
      answerWith(answer);
      return requestMoreQuestions(request, pairs, notCancelled);
    };
    const failed = await more(broken);
    const sent = { description, carDetails: { brand: 'Volvo', model: 'V70', year: 2012 }, carId: 'c' };
    const asked = 'Problem: My brakes squeal\nPrevious questions and answers:\n';
    const again = `${asked}Question: Since when?\nAnswer: Not answered`;
    expect(bodies).toEqual([
      { ...sent, language, mediaIds: [] },
      { ...sent, language, mediaIds: [], description: again },
    ]);
    expect(failed.hasFailed).toBe(true);
    expect(failed.questions).toHaveLength(3);
    expect(await more(noAnswer)).toEqual({ ...failed, hasFailed: false });
    const analysis = { ...assessOffline(input), source: 'model', questions: ['Since when?', 'Where?'] };
    expect(await more(() => json({ analysis }))).toEqual({ questions: ['Where?'], hasFailed: false });
    const fallback = fallbackAssessment(input);
    expect(await more(() => json({ analysis: fallback, error: 'It broke' }))).toEqual(failed);
  },
);
