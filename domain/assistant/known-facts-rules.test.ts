import { expect, test } from 'vitest';
import { knownFacts } from './known-facts-rules.ts';
import { offlineReply } from './offline-reply-rules.ts';

const car = { brand: 'Volvo', model: 'V70', year: 2012, mileage: 181_000 };
const repair = {
  ...{
    id: 'r',
    carId: 'c',
    title: 'Oil change',
    date: '2026-03-05',
    description: null,
    cost: 89.9,
    currency: 'EUR',
  },
  ...{
    mechanicName: 'Jānis',
    garageName: 'Rapid',
    kind: null,
    mileage: 180_000,
    receiptId: null,
    receiptUrl: null,
  },
  ...{
    resolvedIssues: [],
    partiallyResolvedIssues: [],
    addedByMechanic: false,
    mechanicAddedDate: null,
    version: 1,
  },
  createdAt: '2026-03-05T10:00:00.000Z',
};
const issue = {
  ...{ id: 'i', title: 'It squeals', text: 'Pads', date: '2026-04-01T10:00:00.000Z', status: 'new' as const },
  ...{ urgent: true, recurring: true, occurrences: 3, mechanicName: null },
};

test('what a browser has read answers as the records do', () => {
  const facts = knownFacts(car, [repair], [issue]);
  expect(facts.repairs[0]).toEqual({
    ...{ id: 'r', title: 'Oil change', description: null, date: '2026-03-05', kind: null, mileage: 180_000 },
    ...{ garageName: 'Rapid', cost: { minor: 8990, currency: 'EUR' } },
  });
  expect(facts.issues[0]).toEqual({
    ...{ id: 'i', title: 'It squeals', summary: 'Pads', date: '2026-04-01', status: 'new', urgent: true },
    recurrences: 2,
  });
  const asked = {
    question: 'When was the last oil change?',
    language: 'en',
    today: '2026-05-01',
    currency: 'EUR',
  } as const;
  expect(offlineReply(facts, asked).text).toContain('March 5, 2026: Oil change');
  expect(knownFacts({ ...car, mileage: null }, [], []).mileage).toBeNull();
});
