import type { Table } from './session.ts';

const MAX_LENGTH = 100;

/** As a header is compared: '"Odo (mi)"' and 'odo(mi)' are one. */
export const headerKey = (header: string): string =>
  header
    .slice(0, MAX_LENGTH)
    .toLowerCase()
    .replaceAll('(optional)', '')
    .replaceAll(/[\s"'\u00A0\uFEFF]/g, '');

/** Of the first brackets, as written; '' without any. */
export const unitInBrackets = (header: string): string =>
  /[([]([^)\]]*[^)\]\d][^)\]]*)[)\]]/.exec(header.slice(0, MAX_LENGTH))?.[1] ?? '';

/** Where it is none that is known, nothing may be assumed. */
export const hasUnit = (header = ''): boolean =>
  /^(?!kwh|kg|ttc|ht|inc|inkl|brut|net|opt|odo)\p{L}{1,4}\.?$/iu.test(unitInBrackets(header));

/** In brackets, or the header itself is the unit: 'Litres'. */
export const unitOfHeader = <Unit>(
  header: string | undefined,
  read: (text: string) => Unit | undefined,
): Unit | undefined =>
  header === undefined ? undefined : (read(unitInBrackets(header)) ?? read(headerKey(header)));

/** -1 for a column that is not there. A name ending in '*' is a beginning. */
export function columnOf(headers: readonly string[], names: readonly string[]): number {
  const keys = headers.map((header) => headerKey(header));
  for (const name of names) {
    const key = headerKey(name).replace('*', '');
    const at = keys.findIndex((one) => (name.endsWith('*') ? one.startsWith(key) : one === key));
    if (at !== -1) return at;
  }
  return -1;
}

export function columnsOf<Field extends string>(
  { headers }: Pick<Table, 'headers'>,
  names: Record<Field, readonly string[]>,
): Record<Field, number> {
  const entries = Object.entries<readonly string[]>(names);
  return Object.fromEntries(
    entries.map(([field, spellings]) => [field, columnOf(headers, spellings)]),
  ) as Record<Field, number>;
}

export function hasHeaders(headers: readonly string[], ...required: string[]): boolean {
  const keys = new Set(headers.map((header) => headerKey(header)));
  return required.every((name) => keys.has(headerKey(name)));
}
