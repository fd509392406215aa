import { expect, test } from 'vitest';
import { dataTestsOf, partsOf } from '#tests/tables.ts';
import { conceptsOf, parseConcepts } from './concepts.ts';

const dataTest = dataTestsOf('assessment/expressions.tsv');
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

dataTest<['en' | 'lv', string, string]>('what the words of drivers stand for', (language, text, expected) => {
  const found = concepts(text, language).map((of) => of.join('+') || '–');
  expect(found).toEqual(partsOf(expected));
});
