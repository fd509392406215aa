import { describe, expect, test } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { addDateVote, decideDates, noDateVote, readDay } from './date-rules.ts';

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
  tableTest([
    ['1/5/2024', 'mdy', '2024-01-05'],
    ['1/5/2024', 'dmy', '2024-05-01'],
    ['11.11.2009', 'dmy', '2009-11-11'],
    ['05.03.2024.', 'dmy', '2024-03-05'],
    ['06/12/2021 0:00', 'mdy', '2021-06-12'],
    ['2025-08-24 17:37:33', 'dmy', '2025-08-24'],
    ['2026-09-15 9:05', 'dmy', '2026-09-15'],
    ['2025. 3. 5.', 'dmy', '2025-03-05'],
    ['5/1/24', 'mdy', '2024-05-01'],
    ['5/1/98', 'mdy', '1998-05-01'],
    ['24-05-01', 'ymd', '2024-05-01'],
    ['5/1/27', 'mdy', '2027-05-01'],
    ['5/1/28', 'mdy', '1928-05-01'],
    ['5/1/00', 'mdy', '2000-05-01'],
    [' 2024-5-1 ', 'mdy', '2024-05-01'],
    ['13/05/2024', 'mdy', 'order'],
    ['05/13/2024', 'dmy', 'order'],
    ['13/05/2024', 'ymd', 'order'],
    ['2024-13-05', 'mdy', null],
    ['2024-13-05T10:00:00Z', 'mdy', null],
    ['2024-05-0012', 'dmy', null],
    ['012/05/2024', 'dmy', null],
    ['1/5/9', 'dmy', null],
    ['1/5/024', 'dmy', null],
    ['1/5/0100', 'dmy', null],
    ['x1/5/2024', 'dmy', null],
    ['31/02/2024', 'dmy', null],
    ['00/00/2024', 'dmy', null],
    ['yesterday', 'dmy', null],
    ['', 'dmy', null],
    ['1/2/20245', 'dmy', null],
  ] as const)('is read by the order', (text, order, day) => {
    expect(readDay(text, { order, today })).toBe(day);
  });

  test('an instant is the day of the zone, in UTC when none is named', () => {
    const instant = '2026-03-14T23:30:00.000Z';
    expect(readDay(instant, { order: 'dmy', today })).toBe('2026-03-14');
    expect(readDay(instant, { order: 'dmy', today, zone: 'Europe/Riga' })).toBe('2026-03-15');
  });

  tableTest([
    ['2026-03-14T23:30Z', '2026-03-15'],
    ['2026-03-14T23:30:15+00:00', '2026-03-15'],
    ['2026-03-14T23:30:15.123456789-0200', '2026-03-15'],
    ['2026-03-15T01:30:15.1-05:00', '2026-03-15'],
    ['2026-03-14T21:30-05:00', '2026-03-15'],
    [' 2026-03-14T23:30Z ', '2026-03-15'],
    // Without an offset the clock is the owner's.
    ['2026-03-14T23:30:15', '2026-03-14'],
    ['2026-03-14T23:30:15.1234567890Z', '2026-03-14'],
    ['2026-03-14T23:30Z and on', '2026-03-14'],
  ])('an instant is its day in Riga', (instant, day) => {
    expect(readDay(instant, { order: 'dmy', today, zone: 'Europe/Riga' })).toBe(day);
  });
});
