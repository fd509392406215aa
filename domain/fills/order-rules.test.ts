import { expect, test } from 'vitest';
import { byTime } from './order-rules.ts';

test('the day orders first, then the time, then when it was logged', { tags: ['FUEL-30'] }, () => {
  const at = (date: string, time: string | null, createdAt: string, id: string) => ({
    date,
    time,
    createdAt,
    id,
  });
  const ordered = [
    at('2026-01-01', '18:00', '6', 'f'),
    at('2026-01-02', '08:00', '5', 'e'),
    at('2026-01-02', '18:00', '4', 'd'),
    at('2026-01-02', null, '2', 'c'),
    at('2026-01-02', null, '3', 'a'),
    at('2026-01-02', null, '3', 'b'),
    at('2026-01-03', null, '1', '0'),
  ];
  for (const [index, one] of ordered.entries())
    expect(ordered.map((other) => Math.sign(byTime(other, one)))).toEqual(
      ordered.map((_, other) => Math.sign(other - index)),
    );
});
