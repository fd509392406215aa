import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Id } from './ids.ts';
import { idFrom } from './make-id.ts';

const random = fc.uint8Array({ minLength: 10, maxLength: 10 });

test(
  'ids are UUIDs of version 7, different for different randomness',
  { tags: ['ENT-01', 'ENT-19', 'ENT-37'] },
  () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 47 }), random, random, (now, one, other) => {
        const id = idFrom(now, one);
        expect(Id.safeParse(id).success).toBe(true);
        // 4 bits of version and 2 of variant are fixed, everything else tells ids apart.
        one[0]! &= 0x0f;
        other[0]! &= 0x0f;
        one[2]! &= 0x3f;
        other[2]! &= 0x3f;
        if (one.join() !== other.join()) expect(idFrom(now, other)).not.toBe(id);
      }),
    );
  },
);

test('an id is its milliseconds, version 7, and the random bytes around version and variant', () => {
  const bytes = (value: number) => new Uint8Array(10).fill(value);
  expect(idFrom(0x0192_3456_789a, bytes(0xff))).toBe('01923456-789a-7fff-bfff-ffffffffffff');
  expect(idFrom(0x0192_3456_789a, bytes(0))).toBe('01923456-789a-7000-8000-000000000000');
  expect(idFrom(1.9, Uint8Array.from([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]))).toBe(
    '00000000-0001-7102-8304-05060708090a',
  );
});

test('later ids sort after earlier ones', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 2 ** 47 }),
      fc.integer({ min: 1, max: 2 ** 40 }),
      random,
      random,
      (now, later, a, b) => {
        expect(idFrom(now, a) < idFrom(now + later, b)).toBe(true);
      },
    ),
  );
});

test('too little randomness is refused', () => {
  expect(() => idFrom(0, new Uint8Array(9))).toThrow(new RangeError('an id needs ten random bytes'));
});
