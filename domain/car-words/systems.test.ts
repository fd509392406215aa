import { expect, test } from 'vitest';
import { DICTIONARY } from './dictionary.ts';
import { SYSTEMS, systemsOf } from './systems.ts';

test('systems are of entries of the dictionary, each in one', () => {
  const entries = SYSTEMS.trim().split(/\s+/);
  const known = DICTIONARY.trim()
    .split('\n')
    .map((line) => line.slice(0, line.indexOf(':')));
  expect(entries.filter((entry) => !known.includes(entry))).toEqual([]);
  expect(new Set(entries).size).toBe(entries.length);
});

test('entries of one system share a bit, others do not', () => {
  expect(systemsOf(['brake']) & systemsOf(['smoke', 'calipers'])).not.toBe(0);
  expect(systemsOf(['brake']) & systemsOf(['radio', 'battery'])).toBe(0);
  expect(systemsOf(['smoke'])).toBe(0);
});
