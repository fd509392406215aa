import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { emptyFacts, repairFact } from '#tests/car-facts.ts';
import { takeAmount } from './amount-reading.ts';
import { recordsReplyTo } from './records-reply.ts';
import { tokensOf } from './tokens.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

tableTest([
  ['over 1 000 euros', { over: 1000, under: null }],
  ['more than 1,250.50 euros', { over: 1250.5, under: null }],
  ['less than 99.50 eur', { over: null, under: 99.5 }],
  ['virs 12 500 eiro', { over: 12_500, under: null }],
  ['over 200 in March', { over: 200, under: null }],
  ['between 200 and 100 euros', { over: 100, under: 200, isInclusive: true }],
  ['no 1 000 līdz 2 000 eiro', { over: 1000, under: 2000, isInclusive: true }],
])('an amount is read with its limits', (text, amount) => {
  expect(takeAmount(tokensOf(text))).toEqual(amount);
});

dataTest('another number is no amount', (text) => {
  expect(takeAmount(tokensOf(text))).toBeNull();
});

test('both ends of a range count, in a currency without cents as well, and are named as asked', () => {
  const cost = (minor: number) => ({ cost: { minor, currency: 'JPY' } });
  const facts = {
    ...emptyFacts,
    currency: 'JPY',
    repairs: [
      repairFact('2026-03-05', 'Battery', cost(201)),
      repairFact('2026-02-05', 'Bulb', cost(200)),
      repairFact('2026-01-05', 'Fuse', cost(100)),
    ],
  };
  const question = 'Which repairs cost between 100 and 200 euros?';
  const text = recordsReplyTo(question, { facts, today: '2026-11-22', language: 'en' });
  expect(text).toMatch(/^From ¥100 to ¥200:/);
  expect(text).toMatch(/Bulb[\s\S]*Fuse/);
  expect(text).not.toContain('Battery');
});

test('where no record is in the range, the range is named and not the part alone', () => {
  const facts = { ...emptyFacts, repairs: [repairFact('2026-03-05', 'Oil change')] };
  const ask = (question: string) => recordsReplyTo(question, { facts, today: '2026-11-22', language: 'en' });
  expect(ask('Which repairs cost over 1 000 euros?')).toContain('no such record (over €1,000.00; 1 repair');
  expect(ask('Which oil changes cost over 1 000 euros?')).toContain('(“engine oil”, over €1,000.00;');
  expect(ask('Were there more than 2 repairs in 2026?')).toContain('I cannot tell');
});
