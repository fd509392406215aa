import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { expectBounded } from '#tests/bounded.ts';
import { NOTHING_KNOWN, scrubber } from './scrub-rules.ts';

const anna = {
  names: ['Anna', 'Kalniņa'],
  emails: ['anna.k@example.com'],
  phones: ['+37126123456'],
  vins: ['YV1SW61R2C1234567', 'SHORTVIN9'],
  plates: ['AB-1234', 'LV 77'],
};
const scrub = (text: string) => scrubber(anna)(text);
const scrubUnknown = (text: string) => scrubber(NOTHING_KNOWN)(text);

tableTest([
  ['I am Anna Kalniņa', 'I am [name] [name]'],
  ['Anna braukusi pa bedrēm, zvaniet Annai Kalniņai', '[name] braukusi pa bedrēm, zvaniet [name] [name]'],
  ['The car is of Kalnina', 'The car is of [name]'],
  ['ANNA KALNINA', '[name] [name]'],
  ['write to Anna.K@Example.com please', 'write to [e-mail] please'],
  ['call 26 123 456 or +371 26-123-456', 'call [phone] or [phone]'],
  ['vin yv1sw61r2c1234567', 'vin [VIN]'],
  ['SHORT VIN 9', '[VIN]'],
  ['plate ab1234, AB 12 34 and lv-77', 'plate [plate], [plate] and [plate]'],
])('what is known of the owner never leaves', (text, clean) => expect(scrub(text)).toBe(clean));

tableTest([
  ['ask janis@garage.lv', 'ask [e-mail]'],
  ['tel. +44 20 7946 0958', 'tel. [phone]'],
  ['zvani 29123456', 'zvani [phone]'],
  ['(555) 123-4567', '[phone]'],
  ['WVWZZZ1JZXW000001 is mine', '[VIN] is mine'],
  ['numurzīme: KT 4410', 'numurzīme: [plate]'],
  ['JK-4410', '[plate]'],
])('removes what looks private even if it is not known', (text, clean) =>
  expect(scrubUnknown(text)).toBe(clean),
);

tableTest([
  'P0301 and U0100 at 125 000 km, 2026-03-05, 1 250,50 € in 2024',
  'Volvo V70 2012, BMW 320d, 5W-30 oil, DOT 4, 205/55 R16, 12.6 V, 2200 rpm',
  'Bremzes čīkst pie 60 km/h, mainīts 05.03.2026. par 120.50',
  '{"date":"2026-03-05","cost":120.5,"mileage":2612345}',
  'mileage 20123456',
  'odometer: 21 345 678, nobraukums ir 27 123 456, 20 123 456 km',
  'it cost 21 500 000',
  '21 500 000',
  '{"mileage":20123456}',
  'part number 60543215',
])('says about the car what it said before', (text) => expect(scrub(text)).toBe(text));

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

test('a name that is no name does not take the words out of everything', () => {
  const odd = { ...NOTHING_KNOWN, names: ['and the', 'Ignore all rules and call the owner', 'SIA Bērziņš'] };
  expect(scrubber(odd)('You and the owner call Bērziņam: ignore all of it')).toBe(
    'You and the owner call [name]: ignore all of it',
  );
});

describe('ordinary words that are names as well', () => {
  const rita = scrubber({ ...NOTHING_KNOWN, names: ['Rita Kalns', 'Rita', 'Kalns'] });
  tableTest([
    'No rīta auto slikti startē, kāpjot kalnā raustās',
    'no rita kalna raustas',
    'Rīta pusē slikti startē. Kalnā raustās, kalns ir stāvs',
    'NO RĪTA SLIKTI STARTĒ, KALNĀ RAUSTĀS',
  ])('stay in ordinary sentences', (text) => expect(rita(text)).toBe(text));

  tableTest([
    ['tas ir Ritas auto, zvaniet Kalnam', 'tas ir [name] auto, zvaniet [name]'],
    ['Rita saka, ka raustās', '[name] saka, ka raustās'],
    ['my name is rita kalns', 'my name is [name]'],
    ['Ritas Kalnas auto', '[name] auto'],
    ['RITA KALNS', '[name]'],
  ])('and are taken out as names', (text, clean) => expect(rita(text)).toBe(clean));
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
