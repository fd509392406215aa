const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** True for an existing calendar day `yyyy-MM-dd` of the years 1900 to 9999. */
export function isDay(value: string): boolean {
  if (!DAY.test(value) || value < '1900') return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
