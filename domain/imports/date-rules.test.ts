import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import { addDateVote, type DateOrder, decideDates, noDateVote, readDay } from './date-rules.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

const today = '2026-11-22';

function vote(...dates: string[]) {
  const votes = noDateVote();
  for (const date of dates) addDateVote(votes, date);
  return { order: decideDates(votes), ambiguous: votes.ambiguous.length };
}

describe('the order of day and month', () => {
  tableTest([
    { dates: ['05/13/2024', '01/02/2024'], order: 'mdy' },
    { dates: ['13/05/2024', '01/02/2024'], order: 'dmy' },
    { dates: ['01/02/2024', '03/04/2024'], order: null },
    { dates: ['13/05/2024', '05/13/2024'], order: 'contradiction' },
    { dates: ['2024-05-13'], order: null },
    { dates: [' 13/05/2024 '], order: 'dmy' },
    { dates: ['13/13/2024', '0/0/2024', '12/12/2024', 'soon'], order: null },
    { dates: ['13/12/2024'], order: 'dmy' },
    { dates: ['12/13/2024'], order: 'mdy' },
  ])('is decided by the column', ({ dates, order }) => {
    expect(vote(...dates).order).toBe(order);
  });

  test('a date of two equal numbers, or with the year first, leaves nothing to ask', () => {
    expect(vote('03/03/2024', '2024-03-04').ambiguous).toBe(0);
  });

  test('the owner is shown the first date of each order, and five that could be of both', () => {
    const votes = noDateVote();
    const dates = ['13/05/2024', '14/05/2024', '05/13/2024', '05/14/2024'];
    const either = ['1/2/2024', '1/3/2024', '1/4/2024', '1/5/2024', '1/6/2024', '1/7/2024'];
    for (const date of [...dates, ...either]) addDateVote(votes, date);
    expect(votes).toEqual({
      dayFirst: 2,
      monthFirst: 2,
      samples: ['13/05/2024', '05/13/2024'],
      ambiguous: either.slice(0, 5),
    });
  });
});

describe('a day', () => {
  dataTest<[string, DateOrder, string]>('is read by the order', (text, order, day) => {
    expect(readDay(text, { order, today }) ?? '').toBe(day);
  });

  dataTest('may name its month', (text, day) => {
    expect(readDay(text, { order: 'dmy', today }) ?? '').toBe(day);
  });

  test('an instant is the day of the zone, in UTC when none is named', () => {
    const instant = '2026-03-14T23:30:00.000Z';
    expect(readDay(instant, { order: 'dmy', today })).toBe('2026-03-14');
    expect(readDay(instant, { order: 'dmy', today, zone: 'Europe/Riga' })).toBe('2026-03-15');
  });

  dataTest('an instant is its day in Riga', (instant, day) => {
    expect(readDay(instant, { order: 'dmy', today, zone: 'Europe/Riga' })).toBe(day);
  });
});
