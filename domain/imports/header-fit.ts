import type { Row } from './csv-rows.ts';
import { headerKey } from './header-rules.ts';

/**
 * A header that is one name wider than all of its rows, and names a column twice: the app wrote a name too much, as
 * aCar does. Without a name that stands twice nobody can say where the rows are shifted.
 */
export function fittedHeaders(headers: readonly string[], rows: readonly Row[]): string[] {
  const width = rows[0]?.cells.length ?? headers.length;
  if (width !== headers.length - 1 || rows.some(({ cells }) => cells.length !== width)) return [...headers];
  const keys = headers.map((one) => headerKey(one));
  const twice = keys.findLastIndex((key, at) => keys.indexOf(key) < at);
  return twice === -1 ? [...headers] : headers.toSpliced(twice, 1);
}
