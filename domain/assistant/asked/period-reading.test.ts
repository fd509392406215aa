import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import { readSpans } from './period-reading.ts';
import { tokensOf } from './tokens.ts';

const dataTest = dataTestsOf('assistant/readings.tsv');

const TODAY = '2026-11-22';
const spans = (text: string) => readSpans(tokensOf(text), TODAY).map(({ from, to }) => `${from} ${to}`);

dataTest('a period is read', (text, wanted) => {
  expect(spans(text).join(', ')).toBe(wanted);
});

test('the words of a period are taken, the others stay for what is asked', () => {
  const tokens = tokensOf('brakes in June 2023 at Auto A');
  readSpans(tokens, TODAY);
  expect(tokens.filter(({ isTaken }) => !isTaken).map(({ word }) => word)).toEqual([
    'brakes',
    'in',
    'at',
    'auto',
    'a',
  ]);
});
