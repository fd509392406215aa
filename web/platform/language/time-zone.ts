type WithTemporal = { Temporal?: { Now: { timeZoneId: () => string } } };

/** The first date formatter of a browser holds a slow phone up for 0.1 s; Temporal names the zone without one. */
export const zoneOfDevice = (): string =>
  (globalThis as WithTemporal).Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

export function deviceTimeZone(): { timeZone?: string } {
  const timeZone = zoneOfDevice();
  return /^[A-Za-z]/.test(timeZone ?? '') ? { timeZone } : {};
}
