import { afterEach, expect, test, vi } from 'vitest';
import { deviceDay } from './device-day.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

test.each([
  ['Europe/Riga', '2026-11-01'],
  ['UTC', '2026-10-31'],
  ['America/New_York', '2026-10-31'],
  ['Pacific/Auckland', '2026-11-01'],
])('today on a device in %s is %s', { tags: ['REM-16'] }, (zone, day) => {
  vi.useFakeTimers({ now: Date.parse('2026-10-31T22:30:00Z') });
  vi.stubEnv('TZ', zone);
  expect(deviceDay()).toBe(day);
});
