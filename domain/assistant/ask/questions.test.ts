import { expect } from 'vitest';
import type { Language } from '#domain/language/words.ts';
import { askedCars, garageOf } from '#tests/asked-cars.ts';
import { partsOf, tablesOf, tableTest } from '#tests/tables.ts';
import { ask, queryAsked, type Reply } from './ask.ts';

type Row = [language: Language, question: string, parts?: string, absent?: string, before?: string];

const table = tablesOf('assistant/questions.tsv');

/** Learned, and proven for the most part: of all rows so many, and of those that are told for certain nearly all. */
const RIGHT = 0.8;
const CERTAIN = 0.95;

const rowsOf = (kind: 'answered' | 'refused') =>
  askedCars.flatMap((car) => table<Row>(`${car.name}: ${kind}`).map((row) => [car, row] as const));

function asked(car: (typeof askedCars)[number], [language, text, , , before]: Row) {
  const garage = garageOf(car);
  const query = before ? queryAsked(before, garage, car.name) : null;
  return ask(garage, { text, language, here: car.name, before: query });
}

function expectTold({ text }: Reply, [, , parts, absent]: Row) {
  const plain = text.replace(/[\u00a0\u202f]/g, ' ');
  for (const part of partsOf(parts)) expect(plain).toContain(part);
  for (const part of partsOf(absent)) expect(plain).not.toContain(part);
}

tableTest(rowsOf('answered'), RIGHT)('a question is answered', (car, row) => {
  const found = asked(car, row);
  expect(found.kind).not.toBe('search');
  expectTold(found, row);
});

tableTest(
  rowsOf('answered').filter(([car, row]) => asked(car, row).kind === 'answer'),
  CERTAIN,
)('what is told for certain is right', (car, row) => {
  expectTold(asked(car, row), row);
});

tableTest(rowsOf('refused'), RIGHT)('not answered, or that there is none', (car, row) => {
  expect(asked(car, row).kind).not.toBe('answer');
});
