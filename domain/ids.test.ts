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
  expect(() => idFrom(0, new Uint8Array(9))).toThrow(RangeError);
});
