import { expect, test } from 'vitest';
import { emptyFacts, fillFact, fullFacts, repairFact } from '#tests/car-facts.ts';
import { linesText } from './answer-text.ts';
import { answerCard, searchCard } from './card.ts';
import { queryText } from './chips.ts';
import type { Garage } from './facts.ts';
import { Query } from './query.ts';
import { EMPTY_QUERY } from './query-parts.ts';
import { reply } from './reply.ts';
import { yearOf } from './spans.ts';

const document = {
  id: 'octa',
  kind: 'octa' as const,
  title: 'OCTA',
  number: 'LV-1',
  company: 'Balta',
  validFrom: null,
  validTo: '2026-12-01',
  notes: null,
  createdOn: '2025-12-01',
  files: 1,
};
const garage: Garage = {
  today: '2026-11-21',
  currency: 'EUR',
  cars: [
    { ...fullFacts, fills: [fillFact('2026-02-01')], documents: [document], id: 'volvo', name: 'Old Blue' },
    { ...emptyFacts, id: 'yaris', name: 'Yaris' },
  ],
};
const query: Query = {
  ...EMPTY_QUERY,
  measure: 'cost',
  cars: ['volvo'],
  periods: [yearOf(2026, 'this-year')],
};
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ') ?? null;

test('a card has the figure, the records, and a chip for each part of the query', () => {
  const card = answerCard(garage, query, 'en');
  expect(plain(card.figure)).toBe('€130.50');
  expect(card.records.map(({ kind, carId }) => [kind, carId])).toEqual([
    ['repair', 'volvo'],
    ['repair', 'volvo'],
  ]);
  expect(card.chips.map(({ label }) => label)).toEqual(['Costs', 'Old Blue', 'This year', 'without fuel']);
  expect(queryText(query, { garage, language: 'lv' })).toBe('Izmaksas · Old Blue · Šogad · bez degvielas');
});

test('what is left out is a chip', () => {
  const { chips } = answerCard(garage, { ...query, except: ['tyres'] }, 'en');
  expect(chips.find(({ slot }) => slot === 'except')).toMatchObject({
    label: 'without tires',
    choices: [{ isChosen: true }, { query: { except: [] } }],
  });
});

test('each choice of a chip is a valid query with an answer, and one is the query itself', () => {
  const asked: Query = {
    ...query,
    things: ['engine-oil'],
    words: ['filter'],
    places: ['Auto A'],
    state: 'no-cost',
    amount: { over: 10, under: null, isInclusive: false },
    order: 'newest',
    energy: 'fuel',
    periods: [],
  };
  for (const one of [query, asked, { ...query, by: 'month' as const }])
    for (const { slot, label, choices } of answerCard(garage, one, 'en').chips) {
      expect(
        choices.some(({ isChosen }) => isChosen),
        `${slot} ${label}`,
      ).toBe(true);
      for (const choice of choices) {
        expect(Query.safeParse(choice.query).success, choice.label).toBe(true);
        expect(answerCard(garage, choice.query, 'lv').text, choice.label).not.toBe('');
      }
    }
});

test('the text of a card is the answer that the thread keeps', () => {
  const { text, understood } = reply(garage, {
    question: 'When was the last repair?',
    language: 'en',
    here: 'volvo',
    before: null,
  });
  expect(answerCard(garage, understood!.queries[0]!, 'en').text).toBe(text);
});

test('a name of a period is that of the day on which the card is shown', () => {
  const next = { ...garage, today: '2027-01-05' };
  const label = (of: Garage) =>
    answerCard(of, query, 'en').chips.find(({ slot }) => slot === 'period')!.label;
  expect([label(garage), label(next)]).toEqual(['This year', '2026']);
});

test('values that are compared are rows with sizes', () => {
  const { rows, figure } = answerCard(garage, { ...query, periods: [], by: 'year' }, 'en');
  expect(figure).toBeNull();
  expect(rows.map(({ label, size }) => [label, size])).toEqual([
    ['2024', null],
    ['2025', 20_000],
    ['2026', 13_050],
  ]);
});

test('documents tell the company, the number and the days that are left', () => {
  const papers = { ...EMPTY_QUERY, kinds: ['document' as const], cars: ['volvo'] };
  expect(answerCard(garage, papers, 'en').records[0]!.text).toBe(
    'OCTA, Balta, number LV-1, valid until December 1, 2026 (10 days left)',
  );
});

test('a search has its words, the records and what may be asked instead', () => {
  const card = searchCard(garage, 'coolant and my uncle', { here: 'volvo', language: 'en' });
  expect(card.head).toContain('coolant');
  expect(card.records[0]!.text).toContain('Coolant smell');
  expect(card.suggested.length).toBeGreaterThanOrEqual(2);
});

test('what follows a list is no part of its last line', () => {
  const lines = ['Last:', '- one', '- two', '3 days ago.', 'Next:', '- three'];
  expect(linesText(lines)).toBe('Last:\n- one\n- two\n\n3 days ago.\nNext:\n- three');
});

test('cars that are ranked are told with all their records and the total of all', () => {
  const two: Garage = {
    ...garage,
    cars: garage.cars.map((car, at) => ({
      ...car,
      repairs: [100, 50].map((value) =>
        repairFact('2026-01-01', 'Oil', { cost: { minor: value * 100 * (at + 1), currency: 'EUR' } }),
      ),
    })),
  };
  const ranked: Query = { ...EMPTY_QUERY, measure: 'cost', by: 'car', order: 'most', limit: 1 };
  const card = answerCard(two, ranked, 'en');
  expect(plain(card.text)).toMatch(/Yaris: €300\.00[\s\S]*Total: €450\.00/);
  expect(card.count).toBe(4);
});

test('no cost on record is no figure, nor is what is only offered', () => {
  const unpriced = { ...garage.cars[1]!, repairs: [repairFact('2026-01-01', 'Wipers')] };
  const of: Query = { ...query, cars: ['yaris'] };
  expect(answerCard({ ...garage, cars: [unpriced] }, of, 'en')).toMatchObject({ figure: null, count: 1 });
  const offered = answerCard(garage, { ...query, isGuess: true }, 'en');
  expect([offered.figure, offered.reading?.of]).toEqual([null, expect.stringContaining('Costs')]);
});

test('a search does not show again what the answer shows', () => {
  const { records } = searchCard(garage, 'brake pads', { here: 'volvo', language: 'en' });
  expect(records.length).toBeGreaterThan(0);
  const shown = searchCard(garage, 'brake pads', { here: 'volvo', language: 'en', shown: records });
  expect(shown.records).toEqual([]);
});
