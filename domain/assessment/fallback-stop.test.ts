import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { good, input } from '#tests/brake-analysis.ts';
import { assessOffline } from './engine.ts';
import { completeAnalysis } from './fallback-rules.ts';

describe('a milder model does not undercut the stop of the engine', () => {
  const mild = { ...good, drivingAdvice: 'soon', drivingAdviceReason: 'Fine.' };
  tableTest([
    ['a safety rule', 'brake pedal goes to the floor'],
    ['a symptom', 'the clutch pedal sinks to the floor'],
    ['the words of the whole', 'It jumps a whole lane to the left when I slow down hard'],
  ])('by a rule, a symptom or the words of the whole', (_name, description) => {
    const problem = { description, language: 'en' as const };
    const engine = assessOffline(problem);
    expect(engine.drivingAdvice).toBe('stop_driving');
    const { assessment } = completeAnalysis({ analysis: mild }, problem);
    expect(assessment.drivingAdvice).toBe('stop_driving');
    expect(assessment.drivingAdviceReason).toBe(engine.drivingAdviceReason);
    expect(assessment.recommendations).toEqual([engine.recommendations[0], ...good.recommendations]);
    const strict = { ...mild, drivingAdvice: 'stop_driving', drivingAdviceReason: 'The floor.' };
    const kept = completeAnalysis({ analysis: strict }, problem).assessment;
    expect(kept.drivingAdviceReason).toBe('The floor.');
    expect(kept.recommendations[0]).toBe(engine.recommendations[0]);
    const careless = {
      ...mild,
      recommendations: ['Drive slowly to the nearest repair shop.', 'Call for help.'],
    };
    const { recommendations } = completeAnalysis({ analysis: careless }, problem).assessment;
    expect(recommendations).toEqual([engine.recommendations[0], 'Call for help.']);
  });

  test('a model may be more cautious, and milder where the engine is', () => {
    const said = (drivingAdvice: string) =>
      completeAnalysis({ analysis: { ...mild, drivingAdvice } }, input).assessment.drivingAdvice;
    expect(said('stop_driving')).toBe('stop_driving');
    expect(said('can_wait')).toBe('can_wait');
  });
});

describe('beside the stop of the engine nothing that a model says sends the owner onto the road', () => {
  const problem = { description: 'brake pedal goes to the floor', language: 'en' as const };
  const engine = assessOffline(problem);
  const said = (analysis: object) =>
    completeAnalysis({ analysis: { ...good, ...analysis } }, problem).assessment;

  test('of its summary the other sentences stay', () => {
    expect(said({}).summary).toBe(good.summary);
    expect(said({ summary: 'The pads are worn. You can drive home. ' }).summary).toBe('The pads are worn.');
    expect(said({ summary: 'You can drive home.' }).summary).toBe(engine.summary);
  });

  test('of its causes the others stay', () => {
    const careless = 'Dust, so it is safe to drive';
    expect(said({}).causes).toEqual(good.causes);
    expect(said({ causes: [careless, 'Worn pads', careless] }).causes).toEqual(['Worn pads']);
    expect(said({ causes: [careless] }).causes).toEqual([
      'Could not generate detailed causes analysis',
      ...engine.causes,
    ]);
  });

  test('its reason for a stop stays unless it is none', () => {
    const reason = (drivingAdviceReason: string) =>
      said({ drivingAdvice: 'stop_driving', drivingAdviceReason }).drivingAdviceReason;
    expect(reason('The pedal is low.')).toBe('The pedal is low.');
    expect(reason('It is safe to drive.')).toBe(engine.drivingAdviceReason);
  });

  test('where the car may be driven its words stay as they are', () => {
    const mild = { ...good, summary: 'You can drive home.', causes: ['Dust, so it is safe to drive'] };
    expect(completeAnalysis({ analysis: mild }, input).assessment).toMatchObject({
      summary: mild.summary,
      causes: mild.causes,
    });
  });
});
