import { expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { takeAmount } from './amount-reading.ts';
import { readSpans } from './period-reading.ts';
import { thingsOfText } from './records.ts';
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

const TODAY = '2026-11-22';
const spans = (text: string) => readSpans(tokensOf(text), TODAY).map(({ from, to }) => `${from} ${to}`);

dataTest('a period is read', (text, wanted) => {
  expect(spans(text).join(', ')).toBe(wanted);
});

test('the words of a period are taken, the others stay for what is asked', () => {
  const tokens = tokensOf('brakes in June 2023 at Auto A');
  readSpans(tokens, TODAY);
  const left = tokens.filter(({ isTaken }) => !isTaken).map(({ word }) => word);
  expect(left).toEqual(['brakes', 'in', 'at', 'auto', 'a']);
});

dataTest('the parts that a text names', (text, ids = '') => {
  const named = thingsOfText(text).flatMap(({ id, isPart }) => (isPart ? id : []));
  expect(named.toSorted().join(' ')).toBe(ids);
});
