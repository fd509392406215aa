import { quoted } from './csv-rows.ts';

const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  euro: '€',
  pound: '£',
  szlig: 'ß',
  oslash: 'ø',
  aelig: 'æ',
};
/** 'auml' is a letter and its mark. */
const MARKS: Record<string, string> = {
  uml: '\u0308',
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  ring: '\u030A',
  cedil: '\u0327',
  caron: '\u030C',
};
const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi;

function character(code: number): string {
  const isOne = code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isOne ? String.fromCodePoint(code) : '';
}
const lettered = (name: string) => {
  const mark = MARKS[name.slice(1).toLowerCase()];
  return mark && `${name[0]}${mark}`.normalize('NFC');
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(ENTITY, (whole, hex?: string, decimal?: string, name = '') =>
      hex || decimal
        ? character(hex ? Number.parseInt(hex, 16) : Number(decimal))
        : (ENTITIES[name.toLowerCase()] ?? lettered(name) ?? whole),
    )
    .trim();

/** Whether a text in elements is a page, or a workbook that Excel 2003 saved as XML. */
export const isPage = (text: string): boolean => /^\s*</.test(text) && /<(tr|html|workbook)[\s>]/i.test(text);

/** The tables of a page, as web apps save 'Excel' files, or of a workbook; '' without any. Ends of rows and cells may be left out. */
export function csvOfPage(page: string): string {
  const [, ...rows] = page.split(/<(?:tr|row)(?=[\s>])/i);
  return rows.map((row) => cellsOf(row).map(quoted).join(',')).join('\n');
}

const CELLS_MAX = 1000;

function cellsOf(row: string): string[] {
  const cells: string[] = [];
  const [, ...written] = row.split(/<(?:t[hd]|cell)(?=[\s>/])/i);
  for (const one of written) {
    // A workbook leaves out empty cells.
    const at = Number(/^[^>]*\bss:Index="(\d+)"/.exec(one)?.[1] ?? 0);
    while (cells.length < Math.min(at - 1, CELLS_MAX)) cells.push('');
    cells.push(textOf(`<${one.split(/<\/(?:t[hdr]|table|cell|row)[\s>]/i, 1)[0]}`));
  }
  return cells;
}

/** So many names or values stand beside each other. */
const COLUMNS_LEAST = 3;
const GAP = /\S {2,}(?=\S)/g;

/** Columns that are lined up by spaces get tabs between them; null for a text of another form. */
export function withTabs(text: string): string | null {
  const lines = text.split(/\r?\n/);
  const isLinedUp = (line: string) =>
    (line.match(GAP) ?? []).length >= COLUMNS_LEAST - 1 && !/[;\t|]/.test(line) && !/,\S*,\S*,/.test(line);
  const filled = lines.filter((line) => /[\p{L}\p{N}]/u.test(line));
  const rows = filled.filter(isLinedUp);
  if (rows.length < 3 || rows.length * 2 < filled.length) return null;
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const isFree = Array.from({ length: width }, (_, at) => rows.every((row) => (row[at] ?? ' ') === ' '));
  const starts = isFree.flatMap((free, at) =>
    !free && (at === 0 || (isFree[at - 1] && (at === 1 || isFree[at - 2]))) ? [at] : [],
  );
  if (starts.length < COLUMNS_LEAST) return null;
  const cells = (line: string) => starts.map((from, at) => line.slice(from, starts[at + 1]).trim());
  // What is written across the columns is a line of its own.
  const isAcross = (line: string) => starts.some((from) => from > 0 && (line[from - 1] ?? ' ') !== ' ');
  return lines.map((line) => (isAcross(line) ? line : cells(line).join('\t'))).join('\n');
}
