import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/days.ts';
import { afterQuiet, instantOf, isQuiet, localTime, nextDigest, nextTime } from './clock-rules.ts';

const ZONES = ['Europe/Riga', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Chatham', 'UTC'];
const RIGA = 'Europe/Riga';
const at = (iso: string) => new Date(iso);
const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

test('the day is that of the zone, not of the server', { tags: ['NOT-04'] }, () => {
  expect(localTime(at('2026-10-31T22:30:00Z'), RIGA)).toEqual({ day: '2026-11-01', minutes: 30 });
  expect(localTime(at('2026-11-01T03:30:00Z'), 'America/New_York')).toEqual({
    day: '2026-10-31',
    minutes: clock(23, 30),
  });
});

test('a digest at 07:30 stays at 07:30 over both clock changes', { tags: ['NOT-04'] }, () => {
  const digest = { digestAt: clock(7, 30), quietFrom: clock(22), quietTo: clock(7) };
  const from = (start: string) => {
    const first = nextDigest(at(start), digest, RIGA);
    return [first, nextDigest(first, digest, RIGA)].map((one) => one.toISOString());
  };
  expect(from('2026-10-24T12:00:00Z')).toEqual(['2026-10-25T05:30:00.000Z', '2026-10-26T05:30:00.000Z']);
  expect(from('2027-03-27T12:00:00Z')).toEqual(['2027-03-28T04:30:00.000Z', '2027-03-29T04:30:00.000Z']);
});

test(
  'a time that clocks skip comes an hour later, one that they repeat comes first',
  { tags: ['NOT-04'] },
  () => {
    expect(instantOf({ day: '2027-03-28', minutes: clock(3, 30) }, RIGA).toISOString()).toBe(
      '2027-03-28T01:30:00.000Z',
    );
    expect(instantOf({ day: '2026-10-25', minutes: clock(3, 30) }, RIGA).toISOString()).toBe(
      '2026-10-25T00:30:00.000Z',
    );
  },
);

test('in every zone there is one digest for each day of two years, never early', { tags: ['NOT-04'] }, () => {
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), fc.nat(24 * 60 - 1), (zone, minutes) => {
      let now = at('2026-01-01T00:00:00Z');
      let { day } = localTime(nextTime(now, minutes, zone), zone);
      for (let count = 0; count < 730; count++) {
        now = nextTime(now, minutes, zone);
        const local = localTime(now, zone);
        expect(local.day).toBe(day);
        expect([0, 30, 60]).toContain(local.minutes - minutes);
        day = addDays(day, 1);
      }
    }),
    { numRuns: 5 },
  );
});

test('quiet hours may span midnight; equal ends mean none', { tags: ['NOT-04'] }, () => {
  const night = { quietFrom: clock(22), quietTo: clock(7) };
  expect([clock(21, 59), clock(22), 0, clock(6, 59), clock(7)].map((time) => isQuiet(time, night))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
  const noon = { quietFrom: clock(12), quietTo: clock(13) };
  expect([clock(11, 59), clock(12), clock(13)].map((time) => isQuiet(time, noon))).toEqual([
    false,
    true,
    false,
  ]);
  expect(isQuiet(clock(3), { quietFrom: 5, quietTo: 5 })).toBe(false);
});

test('what falls into quiet hours waits for their end', { tags: ['NOT-04'] }, () => {
  const night = { quietFrom: clock(22), quietTo: clock(7) };
  const evening = at('2026-11-01T21:00:00Z');
  expect(afterQuiet(evening, night, RIGA).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  const morning = at('2026-11-02T02:00:00Z');
  expect(afterQuiet(morning, night, RIGA).toISOString()).toBe('2026-11-02T05:00:00.000Z');
  const end = at('2026-11-02T05:00:00Z');
  expect(nextTime(end, clock(7), RIGA).toISOString(), 'after now').toBe('2026-11-03T05:00:00.000Z');
  const noon = at('2026-11-01T10:00:00Z');
  expect(afterQuiet(noon, night, RIGA)).toBe(noon);
  const early = { digestAt: clock(5), ...night };
  expect(nextDigest(noon, early, RIGA).toISOString()).toBe('2026-11-02T05:00:00.000Z');
});
