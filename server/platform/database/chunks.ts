/** PostgreSQL accepts 65,535 parameters in one statement. */
const ROWS = 1000;

/** For rows of up to 65 columns. */
export function* chunksOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}
