/** A name that stands twice is told apart by its number. */
export function toldApart(headers: readonly string[]): string[] {
  const times = new Map<string, number>();
  return headers.map((header) => {
    const nth = (times.get(header) ?? 0) + 1;
    times.set(header, nth);
    return nth === 1 ? header : `${header} (${nth})`;
  });
}
