import type { Link } from '#domain/fills/chain-rules.ts';

const DAY = 86_400_000;
export const dayOf = (n: number) => new Date(Date.parse('2026-01-01') + n * DAY).toISOString().slice(0, 10);

/**
 * `F 10600 42 M 80 @Neste 14:30`: full or partial, odometer or `-`, amount or `?`, missed before, state of charge, station,
 * time; a day each, but one with a time shares the day of the row before it.
 */
export function links(rows: string): Link[] {
  let days = -1;
  return rows.split(';').map((row, at) => {
    const [fullness, km, amount = '1', ...rest] = row.trim().split(' ');
    const time = rest.find((word) => word.includes(':')) ?? null;
    if (time === null || days < 0) days += 1;
    const soc = rest.find((word) => /^\d+$/.test(word));
    return {
      id: String(at).padStart(4, '0'),
      date: dayOf(days),
      time,
      createdAt: new Date(Date.parse('2026-01-01') + at * DAY).toISOString(),
      amount: amount === '?' ? null : Math.round(Number(amount) * 1000),
      km: km === '-' ? null : Number(km),
      isFull: fullness === 'F',
      isMissedBefore: rest.includes('M'),
      socEnd: soc === undefined ? null : Number(soc),
      station: rest.find((word) => word.startsWith('@'))?.slice(1) ?? null,
    };
  });
}
