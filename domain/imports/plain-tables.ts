const ENTITIES: Record<string, string> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  euro: '€',
  pound: '£',
};

const textOf = (html: string): string =>
  html
    .replaceAll(/<br\s*\/?>/gi, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,6})|(\w{2,8}));/g, (whole, code: string | undefined, name: string | undefined) =>
      code === undefined
        ? (ENTITIES[name!] ?? whole)
        : String.fromCodePoint(Math.min(Number(code), 0x10_ff_ff)),
    )
    .trim();

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

/** The tables of a page, as web apps save 'Excel' files; '' without any. */
export function csvOfHtml(html: string): string {
  const rows = html.match(/<tr[\s>][\s\S]*?<\/tr>/gi) ?? [];
  return rows
    .map((row) =>
      [...row.matchAll(/<t[hd][^>]*>([\s\S]*?)<\/t[hd]>/gi)]
        .map(([, cell = '']) => quoted(textOf(cell)))
        .join(','),
    )
    .join('\n');
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
  const width = Math.max(...rows.map((row) => row.length));
  const isFree = Array.from({ length: width }, (_, at) => rows.every((row) => (row[at] ?? ' ') === ' '));
  const starts = isFree.flatMap((free, at) =>
    !free && (at === 0 || (isFree[at - 1] && (at === 1 || isFree[at - 2] || at - 1 === 0))) ? [at] : [],
  );
  if (starts.length < COLUMNS_LEAST) return null;
  const cells = (line: string) => starts.map((from, at) => line.slice(from, starts[at + 1]).trim());
  // What is written across the columns is a line of its own.
  const isAcross = (line: string) => starts.some((from) => from > 0 && (line[from - 1] ?? ' ') !== ' ');
  return lines.map((line) => (isAcross(line) ? line : cells(line).join('\t'))).join('\n');
}
