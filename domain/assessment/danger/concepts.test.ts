import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { conceptsOf, parseConcepts } from './concepts.ts';

const concepts = (text: string, language: 'en' | 'lv') => conceptsOf(text.split(' '), language);

test('a list of concepts', () => {
  const list = '\ngas: gas gas_pedal gaa_tank_of* | gaaze spiez*_gaazi\npedal: pedal gas | pedal*\n';
  expect(parseConcepts(list)).toEqual({
    en: {
      words: new Map([
        ['gas', ['gas', 'pedal']],
        ['pedal', ['pedal']],
      ]),
      phrases: new Map([
        ['gas', [{ rest: ['pedal'], concept: 'gas' }]],
        ['gaa', [{ rest: ['tank', 'of*'], concept: 'gas' }]],
      ]),
    },
    lv: {
      words: new Map([
        ['gaze', ['gas']],
        ['pedal*', ['pedal']],
      ]),
      phrases: new Map([['spiez*', [{ rest: ['gazi'], concept: 'gas' }]]]),
    },
  });
});

describe('what the words of drivers stand for', () => {
  tableTest([
    ['gear', [['gearbox']]],
    ['xx', [[]]],
    ['', [[]]],
    ['fast yyyy', [[], ['year']]],
    ['rubber', [['tyre', 'plastic']]],
    // With an ending: gears, nose or hiss with -s or -es, steer with -ed or -ing.
    ['gears glasses noses', [['gearbox'], ['glass'], ['smell']]],
    ['steered steerings', [['steering'], ['steering']]],
    ['kayaking brak', [['load'], []]],
    // gush* is a stem.
    ['gus gush gushed', [[], ['leak'], ['leak']]],
    ['hand brake', [['reach', 'handbrake'], ['brake']]],
    ['hand xx brake', [['reach'], [], ['brake']]],
    ['hand brak', [['reach'], []]],
    ['brake hand', [['brake'], ['reach']]],
    ['burst into flames', [['burst', 'fire'], [], ['fire']]],
    ['burst into xx', [['burst'], [], []]],
    ['burst into', [['burst'], []]],
    ['no problems', [['neg', 'fine'], []]],
  ])('in English', (text, expected) => {
    expect(concepts(text, 'en')).toEqual(expected);
  });

  tableTest([
    ['ell ella el', [['oil'], ['oil'], []]],
    ['lampa lampas lamp', [['lamp'], ['lamp'], []]],
    ['disks', [['pads', 'wheel']]],
    // The list has ways of typing, too: kuup*, bremzhu.
    ['kup', [['smoke', 'bulge']]],
    ['nevilkj', [[]]],
    ['yyyy gada', [['year'], []]],
    ['rokas bremzes', [['handbrake'], ['brake']]],
    ['rokas', [[]]],
    ['tvana gazes detektors', [['coalarm', 'dizzy'], ['gas'], []]],
    ['tvana gazes detekt', [['coalarm', 'dizzy'], ['gas'], []]],
    ['tvana gazes dete', [['dizzy'], ['gas'], []]],
    ['tvana gazes', [['dizzy'], ['gas']]],
    // spiez*_gazi
    ['spiezu gazi', [['gaspedal'], ['gas', 'accel']]],
    ['spie gazi', [[], ['gas', 'accel']]],
    ['gears', [[]]],
  ])('in Latvian', (text, expected) => {
    expect(concepts(text, 'lv')).toEqual(expected);
  });
});
