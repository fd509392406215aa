import { describe, expect, test } from 'vitest';
import { tableTest, tablesOf } from '#tests/tables.ts';
import { NOTHING_KNOWN, type PrivateDetails, scrubber } from './scrub-rules.ts';

const table = tablesOf('assessment/private.tsv');

const knowing = (known: Partial<PrivateDetails>) => scrubber({ ...NOTHING_KNOWN, ...known });
const scrub = (text: string) => knowing({})(text);

describe('what looks private', () => {
  tableTest(['a@b.lv', "o'neil_1+x%y-z@mail.example.co.uk", 'jānis@bērzi.lv', 'A.B@C-D.EU'])(
    'an e-mail address',
    (address) => {
      expect(scrub(`write ${address} now`)).toBe('write [e-mail] now');
    },
  );

  tableTest(table('a phone number'))('a phone number', (number) => {
    expect(scrub(`call ${number} now`)).toBe('call [phone] now');
  });

  tableTest(['YV1SW61R2C1234567', 'yv1sw61r2c1234567', '1M8GDM9AXKP042788'])('a VIN', (vin) => {
    expect(scrub(`vin ${vin} now`)).toBe('vin [VIN] now');
  });

  tableTest(['AB-1', 'ab-12', 'ĀČ-1234'])('a plate', (plate) => {
    expect(scrub(`it is ${plate} now`)).toBe('it is [plate] now');
  });

  tableTest(table('a plate that is called one'))('a plate that is called one', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });
});

describe('what only resembles private data', () => {
  tableTest(table('what only resembles private data: stays'))('stays', (text) => {
    expect(scrub(text)).toBe(text);
  });

  tableTest(table('unless its neighbors tell'))('unless its neighbors tell', (text, clean) => {
    expect(scrub(text)).toBe(clean);
  });
});

describe('what is known', () => {
  test('however it is spelled', () => {
    const car = knowing({ vins: ['AB-12 3'], plates: ['LV 77'], phones: ['+371 26123456'] });
    for (const vin of ['AB123', 'ab 12 3', 'A.B/1(2)3', 'a_b–1-2-3'])
      expect(car(`x ${vin} y`)).toBe('x [VIN] y');
    for (const plate of ['LV77', 'lv-7 7']) expect(car(`x ${plate} y`)).toBe('x [plate] y');
    for (const phone of ['26123456', '+371 26-12-34-56', '0037126123456', '371/26123456', '(371) 2612 3456'])
      expect(car(`x ${phone} y`)).toMatch(/^x \(?\[phone\] y$/);
    expect(knowing({ phones: ['5123456'] })('x +5123456 y')).toBe('x [phone] y');
    expect(knowing({ emails: ['Anna@localhost'] })('x anna@LOCALHOST y')).toBe('x [e-mail] y');
    expect(knowing({ emails: ['a.b@localhost'] })('x acb@localhost y')).toBe('x acb@localhost y');
  });

  test('only as a whole', () => {
    const car = knowing({ vins: ['AB123'], plates: ['LV77'] });
    expect(car('xAB123 AB1234 LV777')).toBe('xAB123 AB1234 LV777');
  });

  test('unless it is too short to be recognizable', () => {
    expect(knowing({ vins: ['AB12'] })('AB12')).toBe('AB12');
    expect(knowing({ vins: ['AB1-2'] })('AB12')).toBe('AB12');
    expect(knowing({ plates: ['A1'] })('A1')).toBe('A1');
    expect(knowing({ plates: ['A12'] })('A12')).toBe('[plate]');
    expect(knowing({ phones: ['512345'] })('512345')).toBe('512345');
    expect(knowing({ phones: ['5123456'] })('5123456')).toBe('[phone]');
  });

  test('the longest first, blanks not at all', () => {
    expect(knowing({ plates: ['AB1', ' AB1-CD ', ' '] })('AB1-CD and AB1')).toBe('[plate] and [plate]');
    const none = knowing({ names: [' ', ''], emails: ['', ' '], vins: [' '], plates: [''], phones: [' '] });
    expect(none('- it is a car, is it?')).toBe('- it is a car, is it?');
    const blanksAround = knowing({ emails: [' anna@localhost '], names: [' anna un trīs mazi lāči '] });
    expect(blanksAround('anna@localhost: Anna un trīs mazi lāči')).toBe('[e-mail]: [name]');
  });
});

describe('names', () => {
  const alike =
    'āa àa áa âa äa ãa čc ćc ēe èe ée êe ëe ģg īi ìi íi îi ïi ķk ļl łl ņn ñn ōo òo óo ôo öo õo øo ŗr šs śs ūu ùu úu ûu üu žz źz';
  tableTest(alike.split(' '))('letters with and without diacritics are one', (letters) => {
    const [accented, plain] = [...letters];
    expect(knowing({ names: [`Vv${accented}vv`] })(`the Vv${plain}vv car`)).toBe('the [name] car');
    expect(knowing({ names: [`Vv${plain}vv`] })(`the Vv${accented}vv car`)).toBe('the [name] car');
    expect(knowing({ names: [`Vv${accented}vv`] })(`the Vvxvv car`)).toBe('the Vvxvv car');
  });

  tableTest(['Ilze', 'Ilzes', 'Ilzei', 'Ilzi', 'Ilzē', 'Ilz', 'Ilzem', 'Ilzēm', 'Ilzam', 'Ilzai'])(
    'in its cases',
    (name) => {
      expect(knowing({ names: ['Ilze'] })(`ask ${name} now`)).toBe('ask [name] now');
    },
  );

  tableTest(['Jānis', 'Jāņa', 'Jānim', 'Jāni', 'Jānī', 'Jānus'])('of a man in its cases', (name) => {
    expect(knowing({ names: ['Jānis'] })(`ask ${name} now`)).toBe('ask [name] now');
  });

  test('a short one, or one without an ending, only as written', () => {
    expect(knowing({ names: ['Ita'] })('ask Itas, not Ita')).toBe('ask Itas, not [name]');
    expect(knowing({ names: ['Robert'] })('ask Roberta, not Robert')).toBe('ask Roberta, not [name]');
    expect(knowing({ names: ['Ilze'] })('ask Ilzebet')).toBe('ask Ilzebet');
  });

  test('of several words each is a name, of more than four only the whole', () => {
    const four = knowing({ names: ['Jānis Pēteris Kārlis Ozols'] });
    expect(four('ask Ozolu or Kārli')).toBe('ask [name] or [name]');
    const five = knowing({ names: ['Jānis Pēteris Kārlis Ozols Bērzs'] });
    expect(five('ask Ozolu')).toBe('ask Ozolu');
    expect(five('ask jānis pēteris kārlis ozols bērzs')).toBe('ask [name]');
    expect(knowing({ names: ['Anna-Marija'] })('ask Mariju, anna-marija or Anna  Marija')).toBe(
      'ask [name], [name] or [name]',
    );
    expect(knowing({ names: ['J. Ozols'] })('ask J. Ozols')).toBe('ask J. [name]');
    expect(knowing({ names: ['Call the Owner'] })('You and the Owner Call')).toBe('You and the Owner Call');
  });

  tableTest(table('without the marks around its words'))(
    'without the marks around its words',
    (name, text, clean) => {
      expect(knowing({ names: [name] })(text)).toBe(clean);
    },
  );

  test('the longest first, so that nothing of a longer one is left', () => {
    for (const names of [
      ['Rita Kalns', 'Rita Kalns Ozola'],
      ['Rita Kalns Ozola', 'Rita Kalns'],
    ])
      expect(knowing({ names })('tas ir rita kalns ozola')).toBe('tas ir [name]');
  });

  tableTest(table('as it stands is with its diacritics or without, never with others'))(
    'as it stands is with its diacritics or without, never with others',
    (name, text, clean) => {
      expect(knowing({ names: [name] })(text)).toBe(clean);
    },
  );

  tableTest([
    '',
    '. ',
    '! ',
    '? ',
    '… ',
    ': ',
    '; ',
    '\n',
    '"',
    '„',
    '“',
    '”',
    '«',
    '(',
    '[',
    '{',
    '– ',
    '- ',
  ])('where any word is capital, only the name as it stands goes', (before) => {
    const rita = knowing({ names: ['Rita'] });
    expect(rita(`${before}Ritas auto`)).toBe(`${before}Ritas auto`);
    expect(rita(`${before}Rita saka`)).toBe(`${before}[name] saka`);
  });

  tableTest([', ', ' ar ', " '", '/ '])(
    'within a sentence a capital word in its cases is the name',
    (before) => {
      expect(knowing({ names: ['Rita'] })(`x${before}Ritas auto`)).toBe(`x${before}[name] auto`);
    },
  );

  test('in all capitals only as written, in lower case only the full name', () => {
    const rita = knowing({ names: ['Rita Kalns'] });
    expect(rita('tas ir RITAS auto')).toBe('tas ir RITAS auto');
    expect(rita('tas ir RITA')).toBe('tas ir [name]');
    expect(rita('tas ir rita kalns')).toBe('tas ir [name]');
    expect(rita('tas ir ritas kalna auto')).toBe('tas ir ritas kalna auto');
    expect(rita('tas ir Ritas Kalna auto')).toBe('tas ir [name] auto');
    expect(rita('tas ir Ritas kalna auto')).toBe('tas ir [name] kalna auto');
    expect(rita('tas ir rita')).toBe('tas ir rita');
    expect(rita('tas ir Ritas  Kalna auto')).toBe('tas ir [name] auto');
  });

  test('a name typed with Caps Lock is still a name', () => {
    const rita = knowing({ names: ['Rita Kalns'] });
    expect(rita('tAS IR rITA')).toBe('tAS IR [name]');
    expect(rita('tAS IR rITAS aUTO')).toBe('tAS IR [name] aUTO');
    expect(rita('tAS IR rITAS kALNA aUTO')).toBe('tAS IR [name] aUTO');
  });
});
