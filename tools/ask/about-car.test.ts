import { expect, test } from 'vitest';
import { subjectOf } from '#domain/assistant/ask/about-car.ts';
import { warningFor } from '#domain/assistant/ask/reply.ts';
import { safetyNotice } from '#domain/assistant/safety-notice-rules.ts';
import { sampled } from '#tests/sampled.ts';
import { linesOf, ownersWords, trainingWords } from '../triage/owners-words.ts';

const garage = { today: '2026-11-30', currency: 'EUR', cars: [] };
const warned = (question: string) =>
  warningFor(garage, { question, language: 'en', here: null, before: null });

test('of the dangers that were never learned from, none is silenced, and few are asked about', () => {
  const dangers = ownersWords('story-test').filter(({ label }) => label === 'stop_driving');
  const asCar = dangers.filter(({ text }) => subjectOf(text) === 'car');
  expect(asCar.length / dangers.length).toBeGreaterThanOrEqual(0.98);
  const asked = dangers.filter((one) => !asCar.includes(one) && safetyNotice(one.text, 'en') !== null);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(({ text }) => warned(text) === null)).toEqual([]);
});

test('what is of no car alarms nobody without the question', () => {
  const outside = [
    ...linesOf(new URL('./labels/outside.txt', import.meta.url)),
    ...trainingWords().flatMap(({ class: writer, text }) => (writer === 'nonsense' ? text : [])),
  ];
  const alarming = sampled(outside, 4).filter((text) => safetyNotice(text, 'en') !== null);
  expect(alarming.length).toBeGreaterThan(0);
  const warnings = alarming.flatMap((text) => warned(text) ?? []);
  expect(
    warnings.filter((one) => !/^(?:Is this about your car|Vai tas ir par jūsu auto)\? /.test(one)),
  ).toEqual([]);
});
