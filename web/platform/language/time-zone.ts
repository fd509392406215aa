export function deviceTimeZone(): { timeZone?: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return /^[A-Za-z]/.test(timeZone ?? '') ? { timeZone } : {};
}
