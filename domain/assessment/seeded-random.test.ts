import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededRandom, shuffled } from './seeded-random.ts';

const three = (text: string) => {
  const random = seededRandom(text);
  return [random(), random(), random()].map((number) => Number(number.toFixed(6)));
};

test('a text always gives the same numbers, in every version', () => {
  expect(three('')).toEqual([0.611244, 0.493524, 0.774025]);
  expect(three('a')).toEqual([0.621686, 0.308223, 0.366861]);
  expect(three('brakes squeal')).toEqual([0.308554, 0.113574, 0.219021]);
  expect(three('ā'.repeat(30))).toEqual([0.623597, 0.397057, 0.46429]);
});

test('numbers are from 0 up to, but not including, 1', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const random = seededRandom(text);
      for (let n = 0; n < 20; n += 1) {
        const number = random();
        expect(number >= 0 && number < 1).toBe(true);
      }
    }),
  );
});

test('a shuffled list has the same items in the order of the numbers, and the list itself stays', () => {
  const items = [1, 2, 3, 4, 5];
  expect(shuffled(items, seededRandom('x'))).toEqual([2, 4, 5, 1, 3]);
  expect(shuffled(items, () => 0)).toEqual([2, 3, 4, 5, 1]);
  expect(shuffled(items, () => 0.999)).toEqual([1, 2, 3, 4, 5]);
  expect(shuffled([], () => 0)).toEqual([]);
  expect(items).toEqual([1, 2, 3, 4, 5]);
});
