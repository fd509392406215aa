import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { scrubber } from './scrub-rules.ts';

const anna = {
  names: ['Anna', 'Kalniņa'],
  emails: ['anna.k@example.com'],
  phones: ['+37126123456'],
  vins: ['YV1SW61R2C1234567', 'SHORTVIN9'],
  plates: ['AB-1234', 'LV 77'],
};
const scrub = (text: string) => scrubber(anna)(text);

const between = fc.constantFrom('', ' ', '-', '.', ' - ');
const spaced = (code: string) =>
  fc
    .array(between, { minLength: code.length, maxLength: code.length })
    .map((gaps) => [...code].map((letter, at) => letter + gaps[at]).join(''));
const cased = (text: string) => fc.constantFrom(text, text.toLowerCase(), text.toUpperCase());
const capital = (text: string) => fc.constantFrom(text, text.toUpperCase());

test('removes a detail in any spelling and at any position', () => {
  const secret = fc.oneof(
    fc.constantFrom(...anna.names).chain(capital),
    fc.constantFrom(...anna.emails, ...anna.vins, ...anna.plates, ...anna.phones).chain(cased),
    spaced('AB1234'),
    spaced('YV1SW61R2C1234567'),
    spaced('26123456'),
  );
  const around = fc.constantFrom('', 'It squeaks ', 'Mans auto, ', '"', '(', '\n');
  const after = fc.constantFrom('', '.', ', bremzes', '"}', ')', '\n');
  fc.assert(
    fc.property(around, secret, after, (before, hidden, rest) => {
      const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@]/gu, '');
      const clean = scrub(`${before}${hidden}${rest}`);
      expect(bare(clean)).not.toContain(bare(hidden));
      expect(clean.startsWith(before)).toBe(true);
    }),
  );
});

test('scrubbing twice is scrubbing once, and any text at all can be scrubbed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(scrub(scrub(text))).toBe(scrub(text));
    }),
  );
});

describe('hostile text', () => {
  const LENGTH = 30_000;
  const filled = (part: string) => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
  const dashed = scrubber({
    ...anna,
    names: ['Juris of the-best garage in town', 'Anna Berga Ozola'],
    emails: ['a-b@c-d.lv'],
  });

  // A backtracking pattern takes from 10 s to hours here, a linear one milliseconds even on a busy machine.
  tableTest([
    ['spaces after a plate', `plate${filled(' ')}x`],
    ['plates without end', filled('numurzime')],
    ['letters', filled('ā')],
    ['brackets', filled('(')],
    ['digits and spaces', `1${filled(' ')}`],
    ['mail addresses without end', filled('a@')],
    ['dots', filled('a.')],
    ['marks after a first name', `anna${filled(' -')}x`],
    ['first names', filled('anna, ')],
  ])('of the longest allowed length takes bounded work', (_name, text) => {
    expect(expectBounded(() => dashed(text))).not.toBe('');
  });

  test('names and addresses with a hyphen are removed', () => {
    expect(dashed('a-b@c-d.lv wrote')).toBe('[e-mail] wrote');
    expect(dashed('ask Juris of the-best garage in town')).toBe('ask [name]');
  });
});
