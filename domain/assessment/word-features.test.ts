import { expect, test } from 'vitest';
import { readText } from './text-reading.ts';
import { wordFeatures } from './word-features.ts';

const features = (text: string) => [...wordFeatures(readText(text, 'en').tokens)];

test('words and neighbouring pairs of a sentence count, each once', () => {
  expect(features('my car. car my car')).toEqual(['my', 'car', 'my car', 'car my']);
  expect(features('my car, car')).toEqual(['my', 'car', 'my car', 'car car']);
  expect(features('')).toEqual([]);
});

test('a number counts for nothing and parts its neighbours', () => {
  expect(features('at 120 km')).toEqual(['at', 'km']);
  expect(features('at 120km')).toEqual(['at', '120km', 'at 120km']);
  expect(features('p0301 x')).toEqual(['p0301', 'x', 'p0301 x']);
});

test('endings that change nothing are cut off, but not from short words', () => {
  expect(features('braking')).toEqual(['brak']);
  expect(features('brakes')).toEqual(['brak']);
  expect(features('braked')).toEqual(['brak']);
  expect(features('lights')).toEqual(['light']);
  expect(features('noisings')).toEqual(['nois']);
  expect(features('cars')).toEqual(['cars']);
  expect(features('being')).toEqual(['being']);
  expect(features('uses x')).toEqual(['uses', 'x', 'uses x']);
  expect(features('seeing cars')).toEqual(['see', 'cars', 'see cars']);
  expect(features('edges')).toEqual(['edg']);
  expect(features('singed')).toEqual(['sing']);
  expect(features('springsx')).toEqual(['springsx']);
});

test('a denied observation counts as its own word, a denied part as the part', () => {
  expect(features('no smoke')).toEqual(['no', 'no smoke']);
  expect(features('no gear')).toEqual(['no', 'gear', 'no gear']);
});
