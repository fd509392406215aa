/** A link becomes its text and address: a model's answer must not lead anybody to another site. */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; parts: Inline[] }
  | { kind: 'em'; parts: Inline[] };

export type Block =
  | { kind: 'paragraph'; lines: Inline[][] }
  | { kind: 'heading'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; start: number; items: Inline[][][] }
  | { kind: 'quote'; lines: Inline[][] }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const FENCE = /^\s*```/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*)$/;
const CLOSING_MARKS = /(?<!#)#+$/;
const ITEM = /^\s*(?:[-*•+]|(\d{1,3})[.)])\s+(.*)/;
const QUOTE = /^\s{0,3}>\s?(.*)/;
const COLUMNS = /^\|?\s*:?-+:?\s*(?:\|\s*:?-+:?\s*)*(?:\|\s*)?$/;
const RULE = /^\s*([-*_])(?:\s*\1){2,}\s*$/;

/** Everything else, above all HTML, stays plain text. Accepts an incomplete answer. */
export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  const lines = text.split(/\r?\n/);
  let isNew = true;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    if (FENCE.test(line)) {
      const rest = lines.slice(at + 1);
      const end = rest.findIndex((one) => FENCE.test(one));
      const code = end === -1 ? rest : rest.slice(0, end);
      blocks.push({ kind: 'code', text: code.join('\n') });
      at += code.length + 1;
    } else if (isTableHead(line, lines[at + 1])) {
      const rest = lines.slice(at + 2);
      const end = rest.findIndex((one) => !one.includes('|'));
      const rows = [line, ...(end === -1 ? rest : rest.slice(0, end))];
      blocks.push({ kind: 'table', rows: rows.map(cellsOf) });
      at += rows.length;
    } else if (line.trim() === '' || RULE.test(line)) {
      isNew = true;
    } else {
      addLine(blocks, line, isNew);
      isNew = false;
    }
  }
  return blocks;
}

const isTableHead = (line: string, next = '') =>
  line.includes('|') && next.includes('|') && COLUMNS.test(next.trim());

const cellsOf = (row: string): Inline[][] =>
  row
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => readInline(cell.trim()));

/** @param isNew an empty line stood before it */
function addLine(blocks: Block[], line: string, isNew: boolean): void {
  const last = blocks.at(-1);
  const heading = HEADING.exec(line);
  const item = ITEM.exec(line);
  const quote = QUOTE.exec(line);
  if (quote) {
    const parts = readInline(quote[1]!);
    if (last?.kind === 'quote' && !isNew) last.lines.push(parts);
    else blocks.push({ kind: 'quote', lines: [parts] });
  } else if (heading) {
    blocks.push({
      kind: 'heading',
      parts: readInline(heading[1]!.trimEnd().replace(CLOSING_MARKS, '').trimEnd()),
    });
  } else if (item) {
    const ordered = item[1] !== undefined;
    const parts = readInline(item[2]!);
    if (last?.kind === 'list' && last.ordered === ordered) last.items.push([parts]);
    else blocks.push({ kind: 'list', ordered, start: Number(item[1] ?? 1), items: [[parts]] });
  } else if (last?.kind === 'list' && (!isNew || /^\s{2,}/.test(line))) {
    last.items.at(-1)!.push(readInline(line.trim()));
  } else if (last?.kind === 'paragraph' && !isNew) {
    last.lines.push(readInline(line.trim()));
  } else {
    blocks.push({ kind: 'paragraph', lines: [readInline(line.trim())] });
  }
}

// Quantifiers are bounded and a link ends at the next '[': an answer of unclosed marks must not take quadratic time.
const INLINE =
  /`([^`]+)`|\*\*(?=\S)(.{1,500}?)(?<=\S)\*\*|__(?=\S)(.{1,500}?)(?<=\S)__|(?<![*\p{L}\p{N}])\*(?=[^\s*])(.{1,500}?)(?<=[^\s*])\*(?!\*)|(?<![_\p{L}\p{N}])_(?=[^\s_])(.{1,500}?)(?<=[^\s_])_(?![_\p{L}\p{N}])|!?\[([^[\]]{1,300})\]\(([^[)\s]{1,2000})(?:\s[^[)]{0,1000})?\)/gu;

function readInline(line: string): Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  for (const found of line.matchAll(INLINE)) {
    if (found.index > from) parts.push({ kind: 'text', text: line.slice(from, found.index) });
    const [whole, code, strong = found[3], , em = found[5], , words, address] = found;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', parts: readInline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', parts: readInline(em) });
    else parts.push({ kind: 'text', text: words === address ? words! : `${words} (${address})` });
    from = found.index + whole.length;
  }
  if (from < line.length) parts.push({ kind: 'text', text: line.slice(from) });
  return parts;
}

const inlineText = (parts: readonly Inline[]): string =>
  parts.map((part) => ('text' in part ? part.text : inlineText(part.parts))).join('');

export function spokenText(text: string): string {
  return readMarkdown(text)
    .flatMap((block): string[] => {
      if (block.kind === 'code') return [block.text];
      if (block.kind === 'heading') return [inlineText(block.parts)];
      if (block.kind === 'table') return block.rows.map((row) => row.map(inlineText).join(', '));
      const lines = block.kind === 'list' ? block.items.flat() : block.lines;
      return lines.map(inlineText);
    })
    .join('\n');
}
