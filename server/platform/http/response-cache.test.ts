import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ResponseCache } from './response-cache.ts';

const answer = (body: string) => ({ revision: '1', body });

test('returns the latest value, and evicts the least recently used first', () => {
  const memory = new ResponseCache(110);
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
      const sizes = ['a', 'b', 'c', 'd', 'e']
        .map((key) => memory.get(key))
        .map((response) => (response ? 1 + response.body.length : 0));
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(50);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
    }),
  );
});

test('counts its keys, so that empty lists of long filters cannot fill the memory', () => {
  const cache = new ResponseCache(1000);
  const keys = Array.from({ length: 50 }, (_none, at) => `${at}`.padEnd(90, '-'));
  for (const key of keys) cache.set(key, answer('[]'));
  expect(keys.filter((key) => cache.get(key) !== undefined)).toHaveLength(10);
  cache.set('x'.repeat(200), answer('[]'));
  expect(cache.get('x'.repeat(200))).toBeUndefined();
});
