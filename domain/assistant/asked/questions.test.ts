import { expect } from 'vitest';
import type { Language } from '#domain/language/words.ts';
import { askedCar, askedCars } from '#tests/asked-cars.ts';
import { partsOf, tableTest, tablesOf } from '#tests/tables.ts';
import { offlineReply } from '../offline-reply-rules.ts';

const table = tablesOf('assistant/questions.tsv');
type Row = [Language, string, held?: string, missing?: string, before?: string];

const REFUSAL =
  /^(?:I cannot tell|No ierakstiem|I found no|Šāda ieraksta nav|No reminder|It is still open|Tā vēl nav)/;

const ask = ({ facts, today }: (typeof askedCars)[number], [language, question, , , before]: Row) =>
  offlineReply(facts, { question, language, today, before: before || null }).text.replaceAll(
    /[\u00a0\u202f]/g,
    ' ',
  );

for (const car of askedCars)
  tableTest(table<Row>(`${car.name}: answered`))(
    `what is asked of the car with ${car.name} is answered`,
    (...row) => {
      const [, , held, missing] = row;
      const text = ask(car, row);
      for (const part of partsOf(held)) expect(text).toContain(part);
      for (const part of partsOf(missing)) expect(text).not.toContain(part);
    },
  );

tableTest(['tires', 'discs', 'shocks', 'joints'])(
  'what the records do not tell is refused, whatever they hold beside it',
  (name) => {
    for (const row of table<Row>(`${name}: refused`))
      expect(ask(askedCar(name), row), row[1]).toMatch(REFUSAL);
  },
);
