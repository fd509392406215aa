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
] as const)('an answer is exact only where every word of the question is in it', (text, missed) => {
  expect(missedOf(text)).toBe(missed);
});
