import { expect } from 'vitest';
import { fillFact, fullFacts } from '#tests/car-facts.ts';
import { tableTest } from '#tests/tables.ts';
import { ask } from './ask.ts';
import type { Garage } from './facts.ts';

const garage: Garage = {
  today: '2026-11-21',
  currency: 'EUR',
  cars: [{ ...fullFacts, id: 'car', name: 'Volvo V70', fills: [fillFact('2026-02-01')] }],
};

const missedOf = (text: string) => {
  const { kind, query } = ask(garage, { text, language: 'en', here: 'car', before: null });
  return kind === 'near' ? (query?.unused ?? []).join(' ') : kind;
};

tableTest([
  ['when was the last oil change', 'answer'],
  ['who did the last oil change and when', 'answer'],
  ['what did the oil changes cost in 2025', 'answer'],
  ['most expensive repair ever', 'answer'],
  // A condition, another order or another thing asked for is in no slot of the query.
  ['what did the oil changes cost in half the cases', 'half cases'],
  ['how many open problems have lasted the longest', 'longest'],
  ['how big is the tank', 'search'],
  // A comparison, a wish, a price to come and a cause change the question, whatever their words may say besides.
  ['who usually changes the oil', 'usually'],
  ['what will the insurance cost', 'search'],
  ['consumption of the last tank', 'last'],
  ['why did the oil change cost so much', 'search'],
] as const)('an answer is exact only where every word of the question is in it', (text, missed) => {
  expect(missedOf(text)).toBe(missed);
});

const two = { ...garage, cars: [...garage.cars, { ...garage.cars[0]!, id: 'other', name: 'Audi A4' }] };

tableTest([
  ['the last 2 repairs of my cars', 2],
  ['the last 2 repairs of my 2 cars', 2],
  ['pēdējie 2 remonti manam auto', 2],
  ['pēdējie 2 auto remonti', 2],
  ['what did all 2 cars cost', null],
  ['cik maksāja visi 2 auto', null],
] as const)('a number is a count of records, unless it says how many cars there are', (text, limit) => {
  const { kind, query } = ask(two, { text, language: 'en', here: 'car', before: null });
  expect([kind, query?.limit]).toEqual(['answer', limit]);
});

tableTest([
  ['what did the oil changes cost altogether', true],
  ['what did the oil changes cost in 2025', false],
  ['what did the oil changes of this car cost altogether', false],
] as const)('what is asked of all together is told of this car and of all cars', (text, isOfAll) => {
  const answer = ask(two, { text, language: 'en', here: 'car', before: null });
  expect([answer.kind, answer.text.includes('All cars together:')]).toEqual(['answer', isOfAll]);
});
