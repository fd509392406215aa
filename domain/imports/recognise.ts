import { acarSection } from './acar.ts';
import { readRows, ROWS_MAX, type Row, type Rows } from './csv-rows.ts';
import { isDrivvoSection } from './drivvo-columns.ts';
import { isFuelioTable } from './fuelio.ts';
import { isFuelly } from './fuelly.ts';
import { hasHeaders } from './header-rules.ts';
import type { Json } from './json-shapes.ts';
import { tablesOfJson } from './json-table.ts';
import { isLubeLogger } from './lubelogger.ts';
import { isMyGarage, isMyGarageJson } from './mygarage.ts';
import type { OpenFile } from './open-files.ts';
import { csvOfPage, isPage, withTabs } from './plain-tables.ts';
import type { ImportSource, UnreadableReason } from './schema.ts';
import { hashName, loneCell } from './sections.ts';
import { isSimplyAuto } from './simply-auto.ts';
import { isSpritmonitor } from './spritmonitor.ts';
import type { NamedTable } from './table-shape.ts';
import { tablesIn, withoutRepeats } from './table-split.ts';
import { isTracktor } from './tracktor.ts';
import { jsonOfXml } from './visit-xml.ts';

type Sectioned = 'fuelio' | 'drivvo' | 'acar';
type Flat = Exclude<ImportSource, 'tracktor' | Sectioned>;

/** A whole file, or one table of it: those of one file may be of several kinds. */
export type Recognised =
  | { file: string; source: 'tracktor' | 'mygarage'; json: Json }
  | ({ file: string; source: Sectioned; rows: Row[] } & Damage)
  | ({ file: string; source: Flat; table: NamedTable } & Damage);
/** `repeated`: rows of a second copy in the same file. */
type Damage = { broken: Rows['broken']; repeated?: number };
export type Refused = { file: string; reason: UnreadableReason };

const COLUMNS_MAX = 500;
/** In the middle of a cell, as spreadsheets write a quote. */
const DOUBLED_QUOTE = /[^;\r\n\\"]""[^;\r\n"]/;
const ACAR_COLUMNS = ['Vehicle', 'Date', 'Odometer Reading'];
const FUELIO_SECTIONS = ['log', 'costcategories', 'costs', 'favstations'];

const BY_HEADER: readonly [Flat, (headers: readonly string[]) => boolean][] = [
  ['mygarage', isMyGarage],
  ['fuelly', isFuelly],
  ['simplyAuto', isSimplyAuto],
  ['spritmonitor', isSpritmonitor],
  ['lubelogger', isLubeLogger],
];

/** By the names of its sections, which may come after others, and what stands in them. */
function sectioned(rows: readonly Row[]): Sectioned | null {
  const lone = rows.flatMap((row) => loneCell(row) ?? []);
  const names = lone.flatMap((cell) => hashName(cell) ?? []);
  const hasUnits = rows.slice(0, 3).some(({ cells }) => hasHeaders(cells, 'DistUnit', 'FuelUnit'));
  if (isFuelioTable(rows[0]?.cells ?? []) || hasUnits || names.some((name) => FUELIO_SECTIONS.includes(name)))
    return 'fuelio';
  if (lone.some((cell) => cell.startsWith('#') && isDrivvoSection(cell))) return 'drivvo';
  // Another app has sections of these names, too.
  const isAcar = rows.some((row, at) => {
    const name = loneCell(row);
    return (
      name !== null && acarSection(name) !== null && hasHeaders(rows[at + 1]?.cells ?? [], ...ACAR_COLUMNS)
    );
  });
  return isAcar ? 'acar' : null;
}

/** One record a line, as databases are dumped. */
function parsed(text: string): unknown {
  if (text.trimStart().startsWith('<')) return jsonOfXml(text);
  return /^\s*\{.*\}\s*\n\s*\{/.test(text)
    ? text.split('\n').flatMap((line) => (line.trim() ? [JSON.parse(line)] : []))
    : JSON.parse(text);
}

function recogniseJson(file: string, text: string, asTable: boolean): (Recognised | Refused)[] {
  let json: unknown;
  try {
    json = parsed(text);
  } catch {
    return [{ file, reason: 'json-damaged' }];
  }
  if (!asTable && isTracktor(json)) return [{ file, source: 'tracktor', json }];
  if (!asTable && isMyGarageJson(json)) return [{ file, source: 'mygarage', json }];
  const tables = tablesOfJson(file, json);
  if (tables.length === 0) return [{ file, reason: 'file-unknown' }];
  return tables.map((table) => ({ file, source: 'table', table, broken: [] }));
}

/** Which app wrote a file: by what is in it, never by its name. */
export function recognise({ file, text: whole }: OpenFile, asTable = false): (Recognised | Refused)[] {
  const text = isPage(whole) ? csvOfPage(whole) : (withTabs(whole) ?? whole);
  if (/^\s*(\{|\[\s*[[{\]]|<)/.test(text)) return recogniseJson(file, text, asTable);
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const isEscaped = isSpritmonitor(firstLine.split(';')) && !DOUBLED_QUOTE.test(text);
  const { rows: all, broken } = readRows(text, isEscaped ? '\\' : '"');
  const [first] = all;
  if (!first || first.cells.length > COLUMNS_MAX) return [{ file, reason: 'file-unknown' }];
  if (all.length > ROWS_MAX) return [{ file, reason: 'too-many-rows' }];
  const { rows, repeated } = withoutRepeats(all);
  const source = asTable ? null : sectioned(rows);
  if (source) return [{ file, source, rows, broken, repeated }];
  const tables = tablesIn(rows);
  if (tables.length === 0) return [{ file, reason: 'file-unknown' }];
  return tables.map((table, at) => ({
    file,
    source: (asTable ? undefined : BY_HEADER.find(([, fits]) => fits(table.headers))?.[0]) ?? 'table',
    table: { ...table, file },
    ...(at === 0 ? { broken, repeated } : { broken: [] }),
  }));
}
