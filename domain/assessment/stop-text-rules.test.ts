import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fittingSentences, stopFilter } from './stop-text-rules.ts';

const lie =
  'The pads look worn. All is fine, keep driving! Ask a mechanic.\n- You can drive to work.\n- Note 2.5 mm.';
const rest = 'The pads look worn. Ask a mechanic.\n- Note 2.5 mm.';

test('the sentences that advise driving or reassure go, the others stay as they are', () => {
  expect(fittingSentences(lie, 'en')).toBe(rest);
  expect(fittingSentences('Varat turpināt braukt. Kluči nodiluši.', 'lv')).toBe('Kluči nodiluši.');
  expect(fittingSentences('Everything is fine.', 'en')).toBe('');
  expect(fittingSentences('', 'en')).toBe('');
});

test('a streamed text passes the same, however it is cut into pieces', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(lie.length)), (cuts) => {
      const ends = [...cuts, lie.length].toSorted((a, b) => a - b);
      const filter = stopFilter('en');
      const shown = ends.map((end, at) => filter.push(lie.slice(ends[at - 1] ?? 0, end)));
      expect(shown.join('') + filter.end()).toBe(rest);
    }),
  );
});

test('a whole sentence does not wait for the next one', () => {
  const filter = stopFilter('en');
  expect(filter.push('The pads')).toBe('');
  expect(filter.push(' are worn. And')).toBe('The pads are worn. ');
  expect(filter.end()).toBe('And');
  expect(filter.end()).toBe('');
});
