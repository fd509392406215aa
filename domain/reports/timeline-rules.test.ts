import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monthsOf } from './timeline-rules.ts';

const issue = (id: string, date: string) => ({ id, date: `${date}T10:00:00Z` });
const repair = (id: string, date: string) => ({ id, date });

test('groups by month and year, groups and entries newest first', { tags: ['RPT-04', 'RPT-05'] }, () => {
  const months = monthsOf(
    [issue('c', '2026-03-09'), issue('a', '2025-03-01')],
    [repair('d', '2026-03-10'), repair('b', '2026-02-28')],
    'UTC',
  );
  expect(months.map(({ month }) => month)).toEqual(['2026-03', '2026-02', '2025-03']);
  expect(months[0]?.entries.map(({ kind, day }) => `${kind} ${day}`)).toEqual([
    'repair 2026-03-10',
    'issue 2026-03-09',
  ]);
});

test('on one day a problem stands above a repair, and each list keeps its own order', () => {
  const [month] = monthsOf(
    [issue('i2', '2026-03-10'), issue('i1', '2026-03-10'), issue('i0', '2026-03-09')],
    [repair('r2', '2026-03-10'), repair('r1', '2026-03-10'), repair('r0', '2026-03-09')],
    'UTC',
  );
  expect(
    month?.entries.map((entry) => (entry.kind === 'issue' ? entry.issue.id : entry.repair.id)).join(' '),
  ).toBe('i2 i1 r2 r1 i0 r0');
});

test('an instant belongs to the day of the given time zone', () => {
  const late = [{ id: 'a', date: '2026-02-28T23:30:00Z' }];
  expect(monthsOf(late, [], 'UTC')[0]?.entries[0]?.day).toBe('2026-02-28');
  expect(monthsOf(late, [], 'Europe/Riga')[0]?.month).toBe('2026-03');
});

test('keeps every entry once, never out of order', () => {
  const day = fc
    .date({ min: new Date('2000-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(fc.array(day), fc.array(day), (found, done) => {
      const months = monthsOf(
        found.map((date) => issue(date, date)),
        done.map((date) => repair(date, date)),
        'UTC',
      );
      const days = months.flatMap(({ entries }) => entries.map((entry) => entry.day));
      expect(days.length).toBe(found.length + done.length);
      expect(days).toEqual(days.toSorted().toReversed());
      expect(new Set(months.map(({ month }) => month)).size).toBe(months.length);
    }),
  );
});
