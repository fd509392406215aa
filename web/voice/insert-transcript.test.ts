import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Interim, insertTranscript } from './insert-transcript.ts';

const nothing: Interim = { at: 0, text: '' };
const put = (value: string, interim: Interim, caret: number, spoken: string, max = 5000) => {
  const { from, to, text } = insertTranscript(value, interim, caret, spoken, max);
  return value.slice(0, from) + text + value.slice(to);
};

describe('what was interim', () => {
  test.each([
    ['', 0, 'the brakes squeal', 'The brakes squeal'],
    ['Since Monday', 12, 'it squeals', 'Since Monday it squeals'],
    ['Since Monday.', 13, 'it squeals', 'Since Monday. It squeals'],
    ['It when braking', 3, 'squeals', 'It squeals when braking'],
    ['It, when braking', 2, 'squeals', 'It squeals, when braking'],
    ['āķis', 4, '  ', 'āķis'],
  ])('goes into %j at %d', (value, caret, spoken, expected) => {
    expect(put(value, nothing, caret, spoken)).toBe(expected);
  });

  test('replaces its own guess, also when that has moved', () => {
    const guess = { at: 0, text: 'The breaks' };
    expect(put('The breaks', guess, 10, 'the brakes squeal')).toBe('The brakes squeal');
    expect(put('Today: The breaks', guess, 0, 'the brakes')).toBe('Today: the brakes');
  });

  test('leaves a guess that the owner wrote into', () => {
    const value = 'The front breaks';
    expect(put(value, { at: 0, text: 'The breaks' }, value.length, 'squeal')).toBe('The front breaks squeal');
  });

  test('keeps everything that was typed, and the limit', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), fc.nat(60), (before, after, spoken, more) => {
        const value = before + after;
        const max = value.length + more;
        const { from, to, text } = insertTranscript(value, nothing, before.length, spoken, max);
        expect([from, to]).toEqual([before.length, before.length]);
        expect(value.length + text.length).toBeLessThanOrEqual(max);
      }),
    );
  });
});
