import { expect } from 'vitest';
import type { Language } from '#domain/language/words.ts';
import { askedCars, garageOf } from '#tests/asked-cars.ts';
import { partsOf, tablesOf, tableTest } from '#tests/tables.ts';
import { ask } from './ask.ts';
import { readQuestion } from './read-question.ts';

type Row = [language: Language, question: string, parts?: string, absent?: string, before?: string];

const table = tablesOf('assistant/questions.tsv');

for (const car of askedCars) {
  const garage = garageOf(car);
  const asked = ([language, text, , , before]: Row) =>
    ask(garage, {
      text,
      language,
      here: car.name,
      before: (before && readQuestion(before, garage, car.name)?.query) || null,
    });

  tableTest(table<Row>(`${car.name}: answered`))(`${car.name}: answered`, (...row) => {
    const { kind, text } = asked(row);
    const plain = text.replace(/[\u00a0\u202f]/g, ' ');
    expect(kind).not.toBe('search');
    for (const part of partsOf(row[2])) expect(plain).toContain(part);
    for (const part of partsOf(row[3])) expect(plain).not.toContain(part);
  });

  tableTest(table<Row>(`${car.name}: refused`))(
    `${car.name}: not answered, or that there is none`,
    (...row) => {
      expect(asked(row).kind).not.toBe('answer');
    },
  );
}
