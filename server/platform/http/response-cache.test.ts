import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const answer = (body: string) => ({ revision: '1', body });

test('returns the latest value, and evicts the least recently used first', () => {
  const memory = new ResponseCache(100);
  for (const key of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    memory.set(key, answer(key.repeat(10)));
  expect(memory.get('a')?.body).toBe('aaaaaaaaaa');
  memory.set('k', answer('kkkkkkkkkk'));
  expect(memory.get('b')).toBeUndefined();
  expect(memory.get('a')).toBeDefined();
  memory.set('a', { revision: '2', body: 'new' });
  expect(memory.get('a')).toEqual({ revision: '2', body: 'new' });
});

test('never exceeds its limit, and does not cache a very large response', () => {
  const entries = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat({ max: 30 })));
  fc.assert(
    fc.property(entries, (sets) => {
      const memory = new ResponseCache(50);
      for (const [key, length] of sets) memory.set(key, answer('x'.repeat(length)));
      const held = ['a', 'b', 'c', 'd', 'e'].map((key) => memory.get(key)?.body.length ?? 0);
      expect(held.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(50);
      expect(Math.max(...held)).toBeLessThanOrEqual(5);
    }),
  );
});
