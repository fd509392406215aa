import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { emptyFacts, fillFact } from '#tests/car-facts.ts';
import type { CarFacts } from '../car-facts.ts';
import { offlineReply } from '../offline-reply-rules.ts';
import { batteryAnswer } from './battery-answer.ts';

const electric = { ...emptyFacts, car: { ...emptyFacts.car, batteryCapacity: 64_000 } };
const ask = (question: string, facts: CarFacts = electric) =>
  offlineReply(facts, { question, language: 'en', today: '2026-11-21' }).text;

tableTest([
  ['How big is the battery?', 'The battery holds 64\u00A0kWh.'],
  ['What is the battery capacity?', 'The battery holds 64\u00A0kWh.'],
  ['Cik liels ir akumulators?', 'Akumulatora ietilpība ir 64\u00A0kWh.'],
  ['Kāda ir akumulatora ietilpība?', 'Akumulatora ietilpība ir 64\u00A0kWh.'],
])('the size of the battery is told', (question, answer) => {
  expect(ask(question)).toBe(answer);
});

tableTest([
  'When was the battery replaced?',
  'How much did the new battery cost?',
  'Cik maksāja akumulators?',
])('another question of a battery is not about its size', (question) => {
  expect(batteryAnswer(question, electric, 'en')).toBeNull();
});

test('nothing is said of a capacity that is not known', () => {
  expect(batteryAnswer('How big is the battery?', emptyFacts, 'en')).toBeNull();
});

test(
  'with the capacity, charges that end at different percentages give a consumption',
  { tags: ['FUEL-21'] },
  () => {
    const charge = (date: string, km: number, amount: number, socEnd: number) =>
      fillFact(date, { energy: 'electric', isFull: false, km, amount, socEnd });
    const fills = [charge('2026-03-02', 1_200, 30_000, 60), charge('2026-03-01', 1_000, 20_000, 80)];
    const question = 'What is the consumption?';
    expect(ask(question, { ...electric, fills })).toContain('21.4');
    expect(ask(question, { ...emptyFacts, fills })).not.toMatch(/\d kWh/);
  },
);
