import { expect, test } from 'vitest';
import { fullFacts } from '#tests/car-facts.ts';
import { tableTest } from '#tests/tables.ts';
import type { CarFacts } from '../car-facts.ts';
import { reply } from './reply.ts';

const ask = (question: string, facts: CarFacts = fullFacts, language: 'en' | 'lv' = 'en') => {
  const cars = [{ ...facts, id: 'car', name: 'Volvo V70' }];
  const garage = { today: '2026-11-21', currency: 'EUR', cars };
  return reply(garage, { question, language, here: 'car', before: null }).text;
};

test('whoever asks whether to drive is told of what is open and urgent, besides what is complained of', () => {
  const asked = 'Can I take it to work, the brake pedal feels squishy?';
  expect(ask(asked)).toContain('Coolant smell');
  expect(ask(asked, { ...fullFacts, issues: [] })).not.toContain('Coolant smell');
});

tableTest([
  ['Can I make it to the garage?', 'en'],
  ['Is it ok to drive it to work', 'en'],
  ['vai varu aizbraukt līdz servisam?', 'lv'],
  ['vai var lēnām aizbraukt līdz meistaram', 'lv'],
  ['vai var ar šo mašīnu vēl braukt?', 'lv'],
  ['vai drīkstu ar šo auto braukt uz darbu?', 'lv'],
] as const)('who asks in any words whether to drive is told of what is open and urgent', (text, language) =>
  expect(ask(text, fullFacts, language)).toContain('Coolant smell'),
);
