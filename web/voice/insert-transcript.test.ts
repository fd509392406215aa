import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Interim, insertTranscript } from './insert-transcript.ts';

const nothing: Interim = { at: 0, text: '' };
const put = (value: string, interim: Interim, caret: number, spoken: string, max = 5000) => {
  const { from, to, text } = insertTranscript(value, interim, caret, spoken, max);
  return value.slice(0, from) + text + value.slice(to);
};

describe('recognised speech', () => {
  test.each([
    ['', 0, 'the brakes squeal', 'The brakes squeal'],
    ['Since Monday', 12, 'it squeals', 'Since Monday it squeals'],
    ['Since Monday.', 13, 'it squeals', 'Since Monday. It squeals'],
    ['It when braking', 3, 'squeals', 'It squeals when braking'],
    ['It, when braking', 2, 'squeals', 'It squeals, when braking'],
    ['āķis', 4, '  ', 'āķis'],
  ])('is inserted into %j at %d', (value, caret, spoken, expected) => {
    expect(put(value, nothing, caret, spoken)).toBe(expected);
  });

  test('replaces its own interim result, even after that has moved', () => {
    const interim = { at: 0, text: 'The breaks' };
    expect(put('The breaks', interim, 10, 'the brakes squeal')).toBe('The brakes squeal');
    expect(put('Today: The breaks', interim, 0, 'the brakes')).toBe('Today: the brakes');
  });

  test('keeps an interim result that the user edited', () => {
    const value = 'The front breaks';
    expect(put(value, { at: 0, text: 'The breaks' }, value.length, 'squeal')).toBe('The front breaks squeal');
  });

  test('keeps everything typed and stays within the limit', () => {
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
