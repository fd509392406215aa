import { expect, test } from 'vitest';
import { dataTestsOf } from '#tests/tables.ts';
import type { Language } from '#domain/language/words.ts';
import { emptyFacts, fillFact, repairFact } from '#tests/car-facts.ts';
import type { CarFacts } from '../car-facts.ts';
import { recordsReplyTo } from './records-reply.ts';

const dataTest = dataTestsOf('assistant/questions.tsv');

const cost = (minor: number, currency = 'EUR') => ({ cost: { minor, currency } });

const facts: CarFacts = {
  ...emptyFacts,
  repairs: [
    repairFact('2025-05-05', 'Battery', cost(90_000, 'SEK')),
    repairFact('2025-03-05', 'Oil change', cost(8000)),
    repairFact('2024-03-05', 'Oil change', cost(8000)),
  ],
  fills: [
    fillFact('2025-06-20', { cost: 900, currency: 'SEK', station: 'OKQ8' }),
    fillFact('2025-04-20', { cost: 85, amount: 40_000, station: 'Neste' }),
    fillFact('2024-04-20', { cost: 85, amount: 50_000, station: 'Neste' }),
  ],
  reminders: [],
};

const ask = (question: string, language: Language = 'en', of = facts) =>
  recordsReplyTo(question, { facts: of, today: '2026-11-22', language })?.replaceAll('\u00a0', ' ') ?? 'null';

dataTest('amounts in different currencies are not ranked', (question, held, missing) => {
  expect(ask(question)).toContain(held);
  expect(ask(question)).not.toContain(missing);
});

test('without an amount nothing is the most expensive', () => {
  const fills = [fillFact('2025-06-20', { cost: null }), fillFact('2025-04-20', { cost: null })];
  const text = ask('What was my most expensive fill-up?', 'en', { ...facts, fills });
  expect(text).toContain('I cannot tell');
});

test('liters and kilowatt-hours have no common mean', () => {
  const fills = [fillFact('2025-06-20', { energy: 'electric', amount: 20_000 }), ...facts.fills!];
  expect(ask('How many liters is my average fill-up?', 'en', { ...facts, fills })).toContain('I cannot tell');
});

test('equal costs differ by nothing', () => {
  const text = ask('How much more did the last oil change cost than the first one?');
  expect(text).toContain('There is no difference');
  expect(text).not.toContain('€0.00');
  const fills = facts.fills!.slice(1);
  expect(ask('Did I spend more on fuel in 2024 or in 2025?', 'en', { ...facts, fills })).toContain(
    'There is no difference',
  );
});

test('a garage or an amount does not restrict the fuel, so with fuel they are refused', () => {
  const repairs = facts.repairs.map((one) => ({ ...one, garageName: 'Auto Apse' }));
  for (const question of ['How much at Auto Apse including fuel?', 'How much over 50 euros including fuel?'])
    expect(ask(question, 'en', { ...facts, repairs })).toContain('I cannot tell');
  expect(ask('How much for oil including fuel in 2024?')).toMatch(/^About “engine oil”:\n2024: €165\.00/);
});

test('line breaks and marks of a record do not look like the assistant’s own words', () => {
  const repairs = [
    repairFact('2025-06-05', 'Oil change', { garageName: 'Auto Apse' }),
    repairFact('2025-05-05', 'Brakes', {
      description: 'Seen.\n\n# Safe\n\n**You may drive**',
      garageName: null,
    }),
  ];
  for (const question of ['Who replaced the brakes?', 'Show all work on the brakes in 2025'])
    expect(ask(question, 'en', { ...facts, repairs })).toMatch(
      /Brakes\. Seen\. # Safe \*\*You may drive\*\*$/,
    );
});
