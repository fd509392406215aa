import { parse, CsvError } from 'csv-parse/browser/esm/sync';
import type { UnreadableReason } from './schema.ts';

/** Part of every runtime this is read in, like TextDecoder. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

export const ROWS_MAX = 200_000;

/** A cell, whatever stands in it. */
export const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** `row` is the line it begins on, counted from 1. */
export type Row = { cells: string[]; row: number };
export type Rows = { rows: Row[]; broken: { row: number; reason: UnreadableReason }[] };

const DELIMITERS = [';', ',', '\t', '|'];
const LINES_THAT_VOTE = 30;
const RECORD_BYTES = 200_000;
/** Stops reading after this many quotes without an end. */
const BROKEN_MAX = 20;
/**
 * The parser makes an error of every row that is wider than its first: tables of a few widths are parsed one by one.
 */
const WIDTHS_MAX = 100;

/** Outside quotes. A quote opens only at the beginning of a cell: 17" wheels are no quoted text. */
function countDelimiters(line: string, wasQuoted: boolean): { counts: number[]; isQuoted: boolean } {
  const counts = DELIMITERS.map(() => 0);
  let isQuoted = wasQuoted;
  let before = '';
  for (const sign of line) {
    const delimiter = DELIMITERS.indexOf(sign);
    if (sign === '"')
      isQuoted = !isQuoted && (before === '' || before === '"' || DELIMITERS.includes(before));
    else if (delimiter !== -1 && !isQuoted) counts[delimiter]! += 1;
    before = sign;
  }
  return { counts, isQuoted };
}

function firstLines(text: string): string[] {
  const lines: string[] = [];
  let at = 0;
  while (lines.length < LINES_THAT_VOTE && at < text.length) {
    const end = text.indexOf('\n', at);
    const stop = end === -1 ? text.length : end;
    lines.push(text.slice(at, Math.min(stop, at + RECORD_BYTES)));
    at = stop + 1;
  }
  return lines;
}

/**
 * Each line with several cells votes for the separator it contains most often. A quoted cell may continue on the next
 * line.
 */
function voteDelimiter(text: string): string {
  const votes = new Map<string, number>();
  let wasQuoted = false;
  for (const line of firstLines(text)) {
    const { counts, isQuoted } = countDelimiters(line, wasQuoted);
    wasQuoted = isQuoted;
    const most = Math.max(...counts);
    if (most === 0) continue;
    const winner = DELIMITERS[counts.indexOf(most)]!;
    votes.set(winner, (votes.get(winner) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? ',';
}

const withLineFeeds = (text: string) => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text);

/** An apostrophe keeps a spreadsheet from running the cell as a formula. */
const NEUTRALISED = /^'[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

const asWritten = (cell: string) =>
  cell.startsWith("'") && NEUTRALISED.test(cell) ? cell.slice(1) : withoutStrayQuotes(cell);

/** The parser keeps the quotes of a cell whose closing quote is followed by text. */
function withoutStrayQuotes(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const end = cell.indexOf('"', 1);
  return end === -1 ? cell : cell.slice(1, end) + cell.slice(end + 1);
}

const newlinesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

const CELLS_SHARED = 20_000;

const reasons: Partial<Record<string, UnreadableReason>> = {
  CSV_QUOTE_NOT_CLOSED: 'unclosed-quote',
  CSV_MAX_RECORD_SIZE: 'record-too-long',
};

/** One string for the cells that say the same. */
function sharedCells(): (cell: string) => string {
  const seen = new Map<string, string>();
  return (cell) => {
    const before = seen.get(cell);
    if (before === undefined && seen.size < CELLS_SHARED) seen.set(cell, cell);
    return before ?? cell;
  };
}

type Dialect = { delimiter: string; escape: string; share: (cell: string) => string };
/** Where the parser stopped: the line and the byte at which its last whole record ends. */
type Stop = { line: number; byte: number; reason: UnreadableReason | 'width' };

/** Null at the end of the text. @param firstLine the line that the bytes begin with */
function parseFrom(
  bytes: Uint8Array,
  firstLine: number,
  { share, ...dialect }: Dialect,
  found: Rows,
  watchWidth: boolean,
) {
  const stop: Stop = { line: firstLine - 1, byte: 0, reason: 'cells' };
  const widthChanged = new Error('The width has changed');
  let width: number | null = null;
  try {
    parse(bytes, {
      ...dialect,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: RECORD_BYTES,
      to: ROWS_MAX + 1 - found.rows.length,
      on_record: (record, context) => {
        width ??= record.length;
        if (watchWidth && record.length !== width) throw widthChanged;
        const cells = record.map((cell) => share(asWritten(cell)));
        stop.line = firstLine - 1 + context.lines;
        stop.byte = context.bytes;
        found.rows.push({ cells, row: stop.line - newlinesIn(cells) });
        return null;
      },
    });
    return null;
  } catch (error) {
    if (error === widthChanged) return { ...stop, reason: 'width' as const };
    if (error instanceof CsvError) return { ...stop, reason: reasons[error.code] ?? ('cells' as const) };
    throw error;
  }
}

const LINE_FEED = 10;

function afterLine(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(LINE_FEED, from);
  return end === -1 ? bytes.length : end + 1;
}

/**
 * At most one row more than allowed. A quote without an end costs its row, not the rest of the file.
 * @param escape before a quote inside a quoted cell
 */
export function readRows(source: string, escape = '"'): Rows {
  const text = withLineFeeds(source);
  const dialect = { delimiter: voteDelimiter(text), escape, share: sharedCells() };
  const found: Rows = { rows: [], broken: [] };
  let bytes = new TextEncoder().encode(text);
  let line = 1;
  let widths = 0;
  while (found.broken.length <= BROKEN_MAX && bytes.length > 0) {
    const stop = parseFrom(bytes, line, dialect, found, widths < WIDTHS_MAX);
    if (!stop) break;
    let at = stop.byte;
    line = stop.line + 1;
    if (stop.reason === 'width') widths += 1;
    else {
      for (; bytes[at] === LINE_FEED; at += 1) line += 1;
      const isLast = found.broken.length === BROKEN_MAX;
      found.broken.push({ row: line, reason: isLast ? 'rest-unread' : stop.reason });
      at = afterLine(bytes, at);
      line += 1;
    }
    bytes = bytes.subarray(at);
  }
  return found;
}
