import { expect } from 'vitest';
import { dataTestsOf, partsOf, tableTest } from '#tests/tables.ts';
import { NOTHING_KNOWN, type PrivateDetails, scrubber } from './scrub-rules.ts';

const dataTest = dataTestsOf('assessment/private.tsv');
const kinds = { name: 'names', 'e-mail': 'emails', phone: 'phones', vin: 'vins', plate: 'plates' } as const;

/** As in 'name Rita Kalns ¦ plate AB-1'. */
function knownOf(cell: string): PrivateDetails {
  const known = { ...NOTHING_KNOWN };
  for (const part of partsOf(cell)) {
    const [word = ''] = part.split(' ', 1);
    const kind = kinds[word as keyof typeof kinds];
    known[kind] = [...known[kind], part.slice(word.length + 1)];
  }
  return known;
}

dataTest('what looks private goes', (text, clean) => {
  expect(scrubber(NOTHING_KNOWN)(text)).toBe(clean);
});

dataTest('what only resembles it stays', (text) => {
  expect(scrubber(NOTHING_KNOWN)(text)).toBe(text);
});

dataTest('what is known goes, in any spelling and case', (known, text, clean) => {
  expect(scrubber(knownOf(known))(text)).toBe(clean);
});

const alike =
  'āa àa áa âa äa ãa čc ćc ēe èe ée êe ëe ģg īi ìi íi îi ïi ķk ļl łl ņn ñn ōo òo óo ôo öo õo øo ŗr šs śs ūu ùu úu ûu üu žz źz';
tableTest(alike.split(' '))('a letter with a mark and one without are the same in a name', (letters) => {
  const [accented, plain] = [...letters];
  const clean = (name: string, text: string) => scrubber({ ...NOTHING_KNOWN, names: [name] })(text);
  expect(clean(`Vv${accented}vv`, `the Vv${plain}vv car`)).toBe('the [name] car');
  expect(clean(`Vv${plain}vv`, `the Vv${accented}vv car`)).toBe('the [name] car');
  expect(clean(`Vv${accented}vv`, `the Vvxvv car`)).toBe('the Vvxvv car');
});
