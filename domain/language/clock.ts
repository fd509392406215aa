export function isTimeZone(name: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    // Offsets ('+02:00') are valid too, but PostgreSQL reads their sign the other way round.
    return /^[A-Za-z]/.test(name);
  } catch {
    return false;
  }
}

/** Minutes since midnight as in a field for a time: '07:30'. */
export const formatMinutes = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
