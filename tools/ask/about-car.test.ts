import { expect, test } from 'vitest';
import { subjectOf } from '#domain/assistant/ask/about-car.ts';
import { ownersWords } from '../triage/owners-words.ts';

const share = <T>(some: readonly T[], is: (one: T) => boolean) => some.filter(is).length / some.length;

test('of the dangers that were never learned from, hardly any is taken for something else, and few are asked about', () => {
  const dangers = ownersWords('story-test').filter(({ label }) => label === 'stop_driving');
  expect(share(dangers, ({ text }) => subjectOf(text) === 'other')).toBeLessThanOrEqual(0.003);
  expect(share(dangers, ({ text }) => subjectOf(text) === 'car')).toBeGreaterThanOrEqual(0.98);
});
