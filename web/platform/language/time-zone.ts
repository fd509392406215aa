type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** A browser's first date formatter takes 0.1 s on a slow phone; Temporal knows the zone without one. */
export const zoneOfDevice = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export function deviceTimeZone(): { timeZone?: string } {
  const timeZone = zoneOfDevice();
  return /^[A-Za-z]/.test(timeZone ?? '') ? { timeZone } : {};
}
