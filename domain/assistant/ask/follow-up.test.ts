import { expect } from 'vitest';
import type { Garage } from './facts.ts';
import { changedBy } from './follow-up.ts';
import type { Query } from './query.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { readSlots } from './slots.ts';
import { tableTest } from '#tests/tables.ts';
import { isWhole } from './whole-question.ts';

const car = (id: string, model: string) => ({
  id,
  name: id,
  car: { brand: 'Volvo', model, year: 2012, fuelType: 'diesel' as const, transmission: 'manual' as const },
  repairs: [],
  issues: [],
});
const garage = { today: '2026-11-20', currency: 'EUR', cars: [car('old', 'V70'), car('yaris', 'Yaris')] };

const COST: Query = { ...EMPTY_QUERY, measure: 'cost', things: ['tyres'], cars: ['old'] };
const OPEN: Query = { ...EMPTY_QUERY, kinds: ['issue'], state: 'open' };

tableTest<[Query, string, Partial<Query> | null]>([
  [COST, 'and the yaris?', { cars: ['yaris'], things: ['tyres'] }],
  [COST, 'cheapest?', { measure: 'last', order: 'least', limit: 1 }],
  [{ ...COST, measure: 'last', order: 'most', limit: 1 }, 'and second?', { limit: 2, order: 'most' }],
  [COST, 'only brake pads', { things: ['brake-pads'], measure: 'cost' }],
  [OPEN, 'worst one?', { measure: 'danger', state: null }],
  [COST, 'how often was it done?', null],
])('what a follow-up names replaces that of the question before', (before, text, expected) => {
  const changed = changedBy(
    readSlots(text, garage as unknown as Garage)!,
    before,
    garage as unknown as Garage,
  );
  if (expected === null) expect(changed).toBeNull();
  else expect(changed).toMatchObject(expected);
});

tableTest<[string, boolean]>([
  ['What is due?', true],
  ['When is it due?', false],
  ['How many days are left?', false],
  ['When was the clutch done and what did it cost?', true],
  ['Is there a warranty on it?', false],
  ['How much did I spend in 2024?', true],
  ['How much in 2024?', false],
  ['What did I pay?', false],
  ['Cik es samaksāju?', false],
  ['Cik man izmaksāja?', false],
  ['Is there a receipt?', false],
  ['At what mileage?', false],
  ['Kāds bija nobraukums?', false],
  ['What is the mileage?', true],
  ['Was anything done?', true],
  ['What have we spent on tires there?', false],
  ['How much does the Yaris burn?', true],
  ['And the Yaris?', false],
  ['Did the alignment help?', false],
  ['Kas jādara drīzumā?', true],
  ['Kad mainīja bremžu klučus?', true],
  ['Kas to mainīja?', false],
  ['Bez degvielas?', false],
])(
  'a question that says what it asks and of what is whole; one that points back is not',
  (text, expected) => {
    expect(isWhole(readSlots(text, garage as unknown as Garage)!)).toBe(expected);
  },
);
