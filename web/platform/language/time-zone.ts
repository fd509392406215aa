/** The device's time zone, where the browser knows it by a name. */
export function deviceTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Za-z]/.test(timeZone ?? '') ? { timeZone } : {};
}
