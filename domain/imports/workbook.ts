import { quoted, ROWS_MAX } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import type { ImportFile } from './schema.ts';
import { visitXml, type Attributes } from './visit-xml.ts';

/** A text may stand in many cells, though the file has it once. */
const limits = { columns: 500, bytes: 50 * 1024 * 1024 };

/** Each may be of several runs; how it is pronounced is left out. */
function sharedTexts(xml: string): string[] {
  const texts: string[] = [];
  let isSaid = false;
  visitXml(xml, {
    open(name) {
      if (name === 'si') texts.push('');
      if (name === 'rPh') isSaid = true;
    },
    close(name, text) {
      if (name === 't' && !isSaid) texts[texts.length - 1] += text;
      if (name === 'rPh') isSaid = false;
    },
  });
  return texts;
}

/** The formats that every program knows, by number; others have a code. */
const DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;
/** A sign after `\` is shown, the width of one after `_` left free, one after `*` repeated. */
const isOfTime = (code: string) => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|[\\_*]./g, ''));

/** Which styles are of a day or a time. */
function datedStyles(xml: string): boolean[] {
  const dates = new Set<number>();
  const isDate = (format: number) =>
    dates.has(format) || DATES.some(([first, last]) => format >= first && format <= last);
  const styles: boolean[] = [];
  let isOfCells = false;
  visitXml(xml, {
    open(name, { numFmtId, formatCode = '' }) {
      if (name === 'cellXfs') isOfCells = true;
      if (name === 'numFmt' && isOfTime(formatCode)) dates.add(Number(numFmtId));
      if (name === 'xf' && isOfCells) styles.push(isDate(Number(numFmtId)));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return styles;
}

const DAY = 86_400_000;

/** Days since 1899, or 1904 in old files of a Mac; a part of a day is a time. */
function timeOf(serial: number, isFrom1904: boolean): string {
  const first = isFrom1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30);
  const time = new Date(first + Math.round((serial * DAY) / 60_000) * 60_000);
  if (Number.isNaN(time.getTime())) return String(serial);
  const [day = '', clock = ''] = time.toISOString().split('T');
  if (serial < 1) return clock.slice(0, 5);
  return Number.isInteger(serial) ? day : `${day} ${clock.slice(0, 5)}`;
}

/** As stored, not as shown; three decimals would look like thousands. */
function numberOf(text: string): string {
  const value = Number(text);
  const plain = Number.isFinite(value) && text !== '' ? String(Number(value.toPrecision(12))) : text;
  return /\.\d{3}$/.test(plain) ? `${plain}0` : plain;
}

/** 'BC7' is in column 54, counted from 0; -1 without a place. */
const columnAt = (place = '') =>
  Array.from(place.replace(/\d+$/, '')).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

type Book = { texts: readonly string[]; dated: readonly boolean[]; isFrom1904: boolean };

function valueOf(text: string, { t: type = 'n', s = '' }: Attributes, { texts, dated, isFrom1904 }: Book) {
  if (type === 's') return texts[Number(text)] ?? '';
  if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
  if (type === 'e') return '';
  if (type !== 'n') return text;
  return dated[Number(s)] && text !== '' ? timeOf(Number(text), isFrom1904) : numberOf(text);
}

/** As a CSV whose lines are the rows; null: more than a file may hold. */
function csvOf(xml: string, book: Book): string | null {
  const lines: { text: string; width: number }[] = [];
  let width = 0;
  let length = 0;
  let row: string[] = [];
  let cell: Attributes = {};
  let value = '';
  let column = -1;
  const tooMuch = new Error('more than a file may hold');
  try {
    visitXml(xml, {
      open(name, attributes) {
        if (name === 'row') {
          row = [];
          column = -1;
          const line = Number(attributes['r'] ?? lines.length + 1);
          if (!(line <= ROWS_MAX)) throw tooMuch;
          while (lines.length < line - 1) lines.push({ text: '', width: 0 });
        } else if (name === 'c') {
          const at = columnAt(attributes['r']);
          column = at === -1 ? column + 1 : at;
          [cell, value] = [attributes, ''];
        }
      },
      close(name, text) {
        if (name === 'v') value = valueOf(text, cell, book);
        else if (name === 't') value += text;
        else if (name === 'c' && value !== '') {
          length += value.length;
          if (column >= limits.columns || length > limits.bytes) throw tooMuch;
          while (row.length < column) row.push('');
          row[column] = value;
          width = Math.max(width, row.length);
        } else if (name === 'row') lines.push({ text: row.map(quoted).join(','), width: row.length });
      },
    });
  } catch (error) {
    if (error === tooMuch) return null;
    throw error;
  }
  // A short row takes as much as the widest.
  if (length + lines.length * width > limits.bytes) return null;
  return lines
    .map((line) => (line.width === 0 ? '' : line.text + ',""'.repeat(width - line.width)))
    .join('\n');
}

/** Like any other file of text. */
type Sheet = { file: string; text: string };
type Opened = { sheets: Sheet[]; refused: 'file-too-large' | 'file-empty' | 'json-damaged' | null };

/** The sheets of an Excel file by their names; null for another zip. Formulas count as what they came to. */
export function sheetsOf(name: string, files: readonly ImportFile[]): Opened | null {
  const textAt = (path: string) => {
    const found = files.find((file) => file.name.toLowerCase() === `${name}/${path}`.toLowerCase());
    return found ? (decodeText(found.bytes) ?? '') : null;
  };
  const workbook = textAt('xl/workbook.xml');
  if (workbook === null) return null;
  if (files.some(({ bytes }) => bytes.length > limits.bytes))
    return { sheets: [], refused: 'file-too-large' };
  const sheets: Sheet[] = [];
  try {
    const named: { title: string; id: string }[] = [];
    const targets = new Map<string, string>();
    let isFrom1904 = false;
    visitXml(workbook, {
      open(tag, attributes) {
        const { name: title = '', date1904 } = attributes;
        const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
        if (tag === 'sheet') named.push({ title, id });
        if (tag === 'workbookPr') isFrom1904 = date1904 === '1' || date1904 === 'true';
      },
    });
    visitXml(textAt('xl/_rels/workbook.xml.rels') ?? '<none/>', {
      open: (_, { Id: id = '', Target: target = '' }) => void targets.set(id, target.replace(/^\/xl\//, '')),
    });
    const texts = sharedTexts(textAt('xl/sharedStrings.xml') ?? '<sst/>');
    const dated = datedStyles(textAt('xl/styles.xml') ?? '<styleSheet/>');
    let length = 0;
    for (const { title, id } of named) {
      const xml = textAt(`xl/${targets.get(id) ?? ''}`);
      if (xml === null) return { sheets: [], refused: 'json-damaged' };
      const text = csvOf(xml, { texts, dated, isFrom1904 });
      length += text?.length ?? 0;
      if (text === null || length > limits.bytes) return { sheets: [], refused: 'file-too-large' };
      if (text.trim() !== '') sheets.push({ file: `${name}/${title}`, text });
    }
  } catch {
    return { sheets: [], refused: 'json-damaged' };
  }
  return { sheets, refused: sheets.length === 0 ? 'file-empty' : null };
}
