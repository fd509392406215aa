import { afterEach, expect, test, vi } from 'vitest';
import { zoneOfDevice } from './time-zone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the zone of the device is read without a date formatter where the browser can name it', () => {
  const formatter = vi.spyOn(Intl, 'DateTimeFormat');
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Riga' } });
  expect(zoneOfDevice()).toBe('Europe/Riga');
  expect(formatter).not.toHaveBeenCalled();
});

test('an older browser names the zone of the device, too', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(zoneOfDevice()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
});
