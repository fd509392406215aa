import type { Row } from './csv-rows.ts';
import { headerKey } from './header-rules.ts';

/**
 * A header that is wider than all of its rows by the same number, and names a column twice: the app wrote a name too
 * much, as aCar does. Without a name that stands twice nobody can say where the rows are shifted.
 */
export function fittedHeaders(headers: readonly string[], rows: readonly Row[]): string[] {
  const width = rows[0]?.cells.length ?? headers.length;
  if (width >= headers.length || rows.some(({ cells }) => cells.length !== width)) return [...headers];
  const kept = [...headers];
  for (let at = kept.length - 1; at > 0 && kept.length > width; at -= 1) {
    const isTwice = kept.findIndex((one) => headerKey(one) === headerKey(kept[at]!)) < at;
    if (isTwice) kept.splice(at, 1);
  }
  return kept.length === width ? kept : [...headers];
}
