import { acarSection } from './acar.ts';
import { readRows, type Row, type Rows } from './csv-rows.ts';
import { isDrivvoSection } from './drivvo.ts';
import { isFuelly } from './fuelly.ts';
import { hasHeaders } from './header-rules.ts';
import type { Json } from './json-table.ts';
import { isLubeLogger } from './lubelogger.ts';
import { isMyGarage, isMyGarageJson } from './mygarage.ts';
import type { OpenFile } from './open-files.ts';
import type { ImportSource, UnreadableReason } from './schema.ts';
import { hashName, loneCell } from './sections.ts';
import { isSimplyAuto } from './simply-auto.ts';
import { isSpritmonitor } from './spritmonitor.ts';
import { isTracktor } from './tracktor.ts';

export type Recognised =
  | { file: string; source: 'tracktor' | 'mygarage'; json: Json }
  | { file: string; source: Exclude<ImportSource, 'tracktor'>; rows: Row[]; broken: Rows['broken'] };
export type Refused = { file: string; reason: UnreadableReason };

const COLUMNS_MAX = 500;
/** In the middle of a cell, as spreadsheets write a quote. */
const DOUBLED_QUOTE = /[^;\r\n\\"]""[^;\r\n"]/;
const FUELIO_SECTIONS = ['log', 'costcategories', 'costs', 'favstations'];

const BY_HEADER: readonly [Exclude<ImportSource, 'tracktor'>, (headers: readonly string[]) => boolean][] = [
  ['mygarage', isMyGarage],
  ['fuelly', isFuelly],
  ['simplyAuto', isSimplyAuto],
  ['spritmonitor', isSpritmonitor],
  ['lubelogger', isLubeLogger],
];

/** By the names of its sections, which may come after others. */
function sectioned(rows: readonly Row[]): 'fuelio' | 'drivvo' | 'acar' | null {
  const lone = rows.flatMap((row) => loneCell(row) ?? []);
  const names = lone.flatMap((cell) => hashName(cell) ?? []);
  const hasUnits = rows.slice(0, 3).some(({ cells }) => hasHeaders(cells, 'DistUnit', 'FuelUnit'));
  if (hasUnits || names.some((name) => FUELIO_SECTIONS.includes(name))) return 'fuelio';
  if (lone.some((cell) => cell.startsWith('#') && isDrivvoSection(cell))) return 'drivvo';
  return lone.some((cell) => acarSection(cell)?.endsWith(' records')) ? 'acar' : null;
}

function recogniseJson(file: string, text: string): Recognised | Refused {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { file, reason: 'json-damaged' };
  }
  if (isTracktor(json)) return { file, source: 'tracktor', json };
  return isMyGarageJson(json) ? { file, source: 'mygarage', json } : { file, reason: 'file-unknown' };
}

/** Which app wrote a file: by what is in it, never by its name. */
export function recognise({ file, text }: OpenFile): Recognised | Refused {
  if (/^\s*[{[]/.test(text)) return recogniseJson(file, text);
  const firstLine = text.slice(0, 10_000).split(/[\r\n]/, 1)[0] ?? '';
  const isEscaped = isSpritmonitor(firstLine.split(';')) && !DOUBLED_QUOTE.test(text);
  const { rows, broken } = readRows(text, isEscaped ? '\\' : '"');
  const [first] = rows;
  if (!first || first.cells.length > COLUMNS_MAX) return { file, reason: 'file-unknown' };
  const source = sectioned(rows) ?? BY_HEADER.find(([, fits]) => fits(first.cells))?.[0] ?? 'table';
  if (source === 'table' && (first.cells.length < 2 || text.trimStart().startsWith('<'))) {
    return { file, reason: 'file-unknown' };
  }
  return { file, source, rows, broken };
}
