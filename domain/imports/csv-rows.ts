import { parse, CsvError } from 'csv-parse/browser/esm/sync';
import type { UnreadableReason } from './schema.ts';

/** Part of every runtime this is read in, like TextDecoder. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** Of one import. */
export const ROWS_MAX = 200_000;

/** `row` is the line it begins on, counted from 1. */
export type Row = { cells: string[]; row: number };
export type Rows = { rows: Row[]; broken: { row: number; reason: UnreadableReason }[] };

const DELIMITERS = [';', ',', '\t', '|'];
const LINES_THAT_VOTE = 30;
const RECORD_BYTES = 200_000;
/** After so many quotes without an end the rest is not read. */
const RESTARTS = 20;

function countOutsideQuotes(line: string, delimiter: string): number {
  let count = 0;
  let isQuoted = false;
  for (const sign of line) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (sign === delimiter && !isQuoted) count += 1;
  }
  return count;
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

/** Each line votes for what divides it most often; a line of one cell has no vote. */
function voteDelimiter(text: string): string {
  const votes = new Map<string, number>();
  for (const line of firstLines(text)) {
    const counts = DELIMITERS.map((delimiter) => countOutsideQuotes(line, delimiter));
    const most = Math.max(...counts);
    if (most === 0) continue;
    const winner = DELIMITERS[counts.indexOf(most)]!;
    votes.set(winner, (votes.get(winner) ?? 0) + 1);
  }
  const [best] = [...votes].toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? ',';
}

const withLineFeeds = (text: string) => (text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text);

/** A closing quote followed by text: the parser keeps the quotes, the text is wanted without them. */
function withoutStrayQuotes(cell: string): string {
  if (!cell.startsWith('"')) return cell;
  const end = cell.indexOf('"', 1);
  return end === -1 ? cell : cell.slice(1, end) + cell.slice(end + 1);
}

const newlinesIn = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);

const reasons: Partial<Record<string, UnreadableReason>> = {
  CSV_QUOTE_NOT_CLOSED: 'unclosed-quote',
  CSV_MAX_RECORD_SIZE: 'record-too-long',
};

type Dialect = { delimiter: string; escape: string };

/** @returns why and after which line the parser gave up; null at the end of the text */
function parseFrom(bytes: Uint8Array, firstLine: number, { delimiter, escape }: Dialect, found: Rows) {
  let end = firstLine - 1;
  try {
    parse(bytes, {
      delimiter,
      escape,
      record_delimiter: '\n',
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: RECORD_BYTES,
      to: ROWS_MAX + 1 - found.rows.length,
      on_record: (record: string[], { lines }: { lines: number }) => {
        const cells = record.map((cell) => withoutStrayQuotes(cell));
        end = firstLine - 1 + lines;
        found.rows.push({ cells, row: end - newlinesIn(cells) });
        return null;
      },
    });
    return null;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { end, reason: reasons[error.code] ?? ('cells' as const) };
  }
}

const LINE_FEED = 10;

function afterLines(bytes: Uint8Array, count: number): number {
  let at = 0;
  for (let line = 0; line < count && at < bytes.length; line += 1) at = afterLine(bytes, at);
  return at;
}

function afterLine(bytes: Uint8Array, from: number): number {
  const end = bytes.indexOf(LINE_FEED, from);
  return end === -1 ? bytes.length : end + 1;
}

/**
 * The rows of a delimited text, at most one more than allowed. A quote that never ends costs the row it
 * begins in, not the rest of the file.
 * @param escape before a quote inside a quoted cell
 */
export function readRows(source: string, escape = '"'): Rows {
  const text = withLineFeeds(source);
  const dialect = { delimiter: voteDelimiter(text), escape };
  const found: Rows = { rows: [], broken: [] };
  let bytes = new TextEncoder().encode(text);
  let line = 1;
  for (let restart = 0; restart <= RESTARTS; restart += 1) {
    const stopped = parseFrom(bytes, line, dialect, found);
    if (!stopped) break;
    let at = afterLines(bytes, stopped.end - line + 1);
    line = stopped.end + 1;
    for (; bytes[at] === LINE_FEED; at += 1) line += 1;
    found.broken.push({ row: line, reason: restart === RESTARTS ? 'rest-unread' : stopped.reason });
    bytes = bytes.subarray(afterLine(bytes, at));
    line += 1;
    if (bytes.length === 0) break;
  }
  return found;
}
