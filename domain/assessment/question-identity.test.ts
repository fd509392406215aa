import { expect, test } from 'vitest';
import { questionIdentity, unasked } from './question-identity.ts';

test(
  'case, spaces, spelling of a letter and end punctuation make no other question',
  { tags: ['CALL-41'] },
  () => {
    const same = ['Since when?', ' since  WHEN ', 'Since\nwhen ?!…', 'since when.', 'since when:;,'];
    expect(new Set(same.map(questionIdentity))).toEqual(new Set(['since when']));
    expect(questionIdentity('C\u030ci\u0304kst?')).toBe('čīkst');
    expect(questionIdentity('Is it cold? Or hot?')).toBe('is it cold? or hot');
  },
);

test(
  'leaves out asked and repeated questions; trims the rest and keeps their order',
  { tags: ['CALL-41'] },
  () => {
    expect(unasked([' B? ', 'A', 'b', 'C?', ' ?'], ['a?'])).toEqual(['B?', 'C?']);
    expect(unasked([], ['a?'])).toEqual([]);
  },
);
