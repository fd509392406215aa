import { expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { limits } from '#domain/limits.ts';
import { emptyFacts, fillFact, issueFact, repairFact } from '#tests/car-facts.ts';
import { HELD_UP_MS, processorMilliseconds } from '#tests/processor-time.ts';
import { offlineReply } from '../offline-reply-rules.ts';

const LENGTH = limits.longText;
const HOSTILE = [
  'brake '.repeat(LENGTH / 6),
  'a'.repeat(LENGTH),
  'how did '.repeat(LENGTH / 8),
  'how did, what was, '.repeat(LENGTH / 19),
  'when was the oil changed? '.repeat(LENGTH / 26),
  'cik maksāja eļļa; '.repeat(LENGTH / 18),
  '1. '.repeat(LENGTH / 3),
  `${' '.repeat(LENGTH)}x`,
  ': '.repeat(LENGTH / 2),
  '🚗'.repeat(LENGTH / 2),
  'visakvisak'.repeat(LENGTH / 10),
  '*_`['.repeat(LENGTH / 4),
];

tableTest(HOSTILE)('the longest text that may be asked holds up no process', (question) => {
  const took = processorMilliseconds(HELD_UP_MS, () =>
    offlineReply(emptyFacts, { question, language: 'en', today: '2026-11-22' }),
  );
  expect(took).toBeLessThan(HELD_UP_MS);
});

test('two thousand places with common words hold up no process', () => {
  const names = Array.from({ length: 2000 }, (_, at) => `Neste Riga ${at}`);
  const facts = {
    ...emptyFacts,
    repairs: names.slice(0, 1000).map((garageName) => repairFact('2026-01-01', 'Oil change', { garageName })),
    fills: names.slice(1000).map((station) => fillFact('2026-01-01', { station })),
    issues: [issueFact('2026-01-01', 'Squeal')],
  };
  const question = 'How much did I pay at the Neste of Riga, at Neste Riga 7 or at another Neste in Riga?';
  const took = processorMilliseconds(HELD_UP_MS, () =>
    offlineReply(facts, { question, language: 'en', today: '2026-11-22' }),
  );
  expect(took).toBeLessThan(HELD_UP_MS);
});
