import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { asked, importContext, lines } from '#tests/import-files.ts';
import { readImport } from './read-import.ts';

const SHEETS = ['Golf', 'Polo'];

/** As Excel writes it; a cell is a number, a text, or what is in angle brackets. */
function bookOf(sheets: readonly (readonly (string | number)[])[][], more: Record<string, string> = {}) {
  const cell = (value: string | number, at: string) => {
    if (typeof value === 'string' && value.startsWith('<c')) return value.replace('<c', `<c r="${at}"`);
    if (value === '') return '';
    return typeof value === 'number'
      ? `<c r="${at}"><v>${value}</v></c>`
      : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  };
  const sheet = (rows: (typeof sheets)[number]) =>
    `<worksheet><sheetData>${rows
      .map(
        (cells, row) =>
          `<row r="${row + 2}">${cells.map((one, at) => cell(one, `${'ABCDEFGH'[at]}${row + 2}`)).join('')}</row>`,
      )
      .join('')}</sheetData></worksheet>`;
  const parts = {
    'xl/workbook.xml': `<workbook>${SHEETS.map((name, at) => `<sheet name="${name}" ${at === 0 ? 'r' : 'rel'}:id="rId${at}"/>`).join('')}</workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${SHEETS.map((_, at) => `<Relationship Id="rId${at}" Target="worksheets/s${at}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml':
      '<sst><si><r><t>Full </t></r><r><t>tank</t></r><rPh><t>no</t></rPh></si><si><t>Notes</t></si></sst>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="#,##0.00&quot; dl&quot;"/><numFmt numFmtId="165" formatCode="dd/mm/yy hh:mm"/><numFmt numFmtId="166" formatCode="_-* #,##0.00\\ _L_s_-;\\-* #,##0.00\\ _L_s_-"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="166"/></cellXfs></styleSheet>',
    ...Object.fromEntries(sheets.map((rows, at) => [`xl/worksheets/s${at}.xml`, sheet(rows)])),
    ...more,
  };
  const entries = Object.entries(parts).map(([name, text]) => [name, strToU8(text)] as const);
  return { name: 'cars.xlsx', bytes: zipSync(Object.fromEntries(entries)) };
}

const header = [
  'Date',
  'Odometer (km)',
  'Diesel (l)',
  'Cost (€)',
  '<c t="s"><v>0</v></c>',
  '<c t="s"><v>1</v></c>',
];
const day = (serial: number, style = 1) => `<c s="${style}"><v>${serial}</v></c>`;
const golf = [
  header,
  [day(45296), 143_870, 37.5, '<c s="2"><v>64.280000000000001</v></c>', 'x', 'Motorway, "A 9"'],
  [],
  [
    day(45311.5, 3),
    '<c><f>B3+706</f><v>144576</v></c>',
    43.025,
    '<c s="4"><v>73.87</v></c>',
    '',
    '<c t="e"><v>#N/A</v></c>',
  ],
];
const polo = [header, [day(45300), 68_033, 30.115, 50.88, 'x', '']];

describe('an Excel file', { tags: ['IMP-02'] }, () => {
  test('is read by its sheets: days, texts, results of formulas, and numbers as they are stored', () => {
    const reading = readImport([bookOf([golf, polo])], {}, importContext);
    expect(asked(reading)).toEqual([]);
    expect(reading.unreadable).toEqual([]);
    expect(lines(reading)).toEqual([
      'fill 2024-01-05 diesel 37500 64.28EUR 143870km full',
      'fill 2024-01-20 diesel 43025 73.87EUR 144576km',
      'fill 2024-01-09 diesel 30115 50.88EUR 68033km full',
    ]);
    expect(reading.records.map(({ car }) => car)).toEqual(['Golf', 'Golf', 'Polo']);
    expect(reading.records[0]).toMatchObject({ row: 3, fields: { notes: 'Motorway, "A 9"' } });
    expect(reading.records[1]).toMatchObject({ row: 5, fields: { time: '12:00' } });
  });

  const texts = `<sst><si><t>${'long '.repeat(6_000)}</t></si></sst>`;
  const many = Array.from({ length: 2_000 }, () => '<c t="s"><v>0</v></c>');
  test.for([
    ['without the part of a sheet', { 'xl/_rels/workbook.xml.rels': '<Relationships/>' }, 'json-damaged'],
    ['without a sheet', { 'xl/workbook.xml': '<workbook/>' }, 'file-empty'],
    ['cut off', { 'xl/worksheets/s0.xml': '<worksheet><sheetData><row' }, 'json-damaged'],
    [
      'with a row beyond all',
      { 'xl/worksheets/s0.xml': '<worksheet><row r="99999999"/></worksheet>' },
      'file-too-large',
    ],
    [
      'with one long text in many cells',
      {
        'xl/sharedStrings.xml': texts,
        'xl/worksheets/s0.xml': `<worksheet>${many.map((one) => `<row>${one}</row>`).join('')}</worksheet>`,
      },
      'file-too-large',
    ],
  ] as const)('%s is refused whole', ([, more, reason]) => {
    const { records, unreadable } = readImport([bookOf([golf, polo], more)], {}, importContext);
    expect(records).toEqual([]);
    expect(unreadable).toMatchObject([{ file: 'cars.xlsx', row: null, reason }]);
  });
});
