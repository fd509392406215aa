import { describe, expect, test } from 'vitest';
import { dataTestsOf, tableTest } from '#tests/tables.ts';
import {
  fuelLog,
  fuelLogAnswers,
  importContext,
  importFixture,
  importProblems,
  lines,
  readFixtures,
  readText,
} from '#tests/import-files.ts';
import { decodeText } from './decode-text.ts';
import { csvOfPage } from './plain-tables.ts';
import { readImport } from './read-import.ts';

const dataTest = dataTestsOf('imports/cells.tsv');

const BYTES = Array.from({ length: 256 }, (_, byte) => byte);
const encoded = (text: string, label: string) => {
  const signs = new TextDecoder(label).decode(new Uint8Array(BYTES));
  return new Uint8Array([...text].map((sign) => signs.indexOf(sign)));
};

describe('the form of a file', () => {
  const [row, ...expected] = [
    '2024-01-05,45210,11.2,39.87,0,True,False,Rīga ķļņ,',
    'fill 2024-01-05 diesel 11200 39.87EUR 45210km full',
  ];
  const baltic = new Map([
    ['ī', 0xee],
    ['ķ', 0xed],
    ['ļ', 0xef],
    ['ņ', 0xf2],
  ]);

  test('line ends of every kind and a byte order mark are read', () => {
    const text = fuelLog(row, row.replace('45210', '45310'));
    for (const variant of [
      text,
      text.replaceAll('\n', '\r\n'),
      text.replaceAll('\n', '\r'),
      `\uFEFF${text}`,
    ]) {
      expect(readText(variant, fuelLogAnswers).records.map((one) => one.row)).toEqual([2, 3]);
    }
  });

  test('letters of the Baltic character set are told from those of UTF-8', () => {
    const bytes = Uint8Array.from([...fuelLog(row)], (sign) => baltic.get(sign) ?? sign.codePointAt(0)!);
    const reading = readImport([{ name: 'a.csv', bytes }], fuelLogAnswers, importContext);
    expect(lines(reading)).toEqual(expected);
    expect(reading.records[0]?.fields).toMatchObject({ notes: 'Rīga ķļņ' });
  });

  test('UTF-16 with its mark is read', () => {
    const bytes = new Uint8Array(Buffer.from(`\uFEFF${fuelLog(row)}`, 'utf16le'));
    expect(lines(readImport([{ name: 'a.csv', bytes }], fuelLogAnswers, importContext))).toEqual(expected);
  });

  test('semicolons and tabs divide as well as commas, whatever the first line says', () => {
    for (const sign of [';', '\t']) {
      expect(lines(readText(fuelLog(row).replaceAll(',', sign), fuelLogAnswers))).toEqual(expected);
    }
  });

  test('a header with text behind its closing quote moves no column', () => {
    const text = new TextDecoder()
      .decode(importFixture('drivvo-pt.csv').bytes)
      .replace('Completo,Segundo', '"Completo" 2,Segundo')
      .split('\n')
      .map((line) => line.replace(/,(Veículo|Example Hybrid 2026)$/, ''));
    const reading = readText(text.join('\n'), { currency: 'BRL' });
    expect(text[1]?.split(',')).toHaveLength(29);
    expect(reading.unreadable).toEqual([]);
    expect(lines(reading)[0]).toBe('fill 2026-09-15 gasoline 45527 89.64BRL 1234km full');
  });

  const pageRow = ['2026-01-02', '10000', '40', '60', 'M&uuml;ller &#x26; Söhne'];
  const pageHead = ['Date', 'Odometer (km)', 'Fuel (L)', 'Total (EUR)', 'Station'];
  const xmlRow = '<date>2026-01-02</date><odometer>10000</odometer><litres>40</litres><cost>60</cost>';
  const sheetRow = (cells: readonly string[]) =>
    `<Row>${cells.map((cell) => `<Cell ss:StyleID="s1"><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`;
  tableTest([
    [`<!DOCTYPE html><table>\n<tr><th>${pageHead.join('<th>')}\n<tr><td>${pageRow.join('<td>')}</table>end`],
    [
      `<?xml version="1.0"?><html><table><tr><th>${pageHead.join('</th><th>')}</th></tr><tr><td class="a">${pageRow.join('</td><td>')}</td></tr></table></html>`,
    ],
    [
      `<?xml version="1.0"?><Workbook xmlns:ss="urn:x"><Worksheet><Table>${sheetRow(pageHead)}${sheetRow(pageRow)}</Table></Worksheet></Workbook>`,
    ],
    [`<!-- mine --><log><fill>${xmlRow}</fill><fill>${xmlRow.replace('01-02', '01-03')}</fill></log>`],
  ])(
    'a page, a workbook in XML and records in XML are read, however they begin',
    { tags: ['IMP-01'] },
    (text) => {
      const [first] = lines(readText(text, fuelLogAnswers));
      expect(first).toMatch(/^fill 2026-01-02 diesel 40000 60EUR 10000km/);
    },
  );

  test('a cell has the letters that its page names, and a damaged page is given up at once', () => {
    expect(csvOfPage('<tr><td>M&uuml;ller &#x26; S&ouml;hne &Auml;&#55296;<td>&euro;')).toBe(
      '"Müller & Söhne Ä","€"',
    );
    const started = performance.now();
    csvOfPage(`<tr><td>${'<'.repeat(300_000)}`);
    csvOfPage('<tr '.repeat(100_000));
    expect(performance.now() - started).toBeLessThan(2000);
  });

  tableTest([
    ['', 'file file-empty'],
    [' \n \n', 'file file-empty'],
    ['just a text', 'file file-unknown'],
    ['<html><body>a,b</body></html>', 'file file-unknown'],
    ['{"a": 1}', 'file file-unknown'],
    ['{"version":"1.0","data":{', 'file json-damaged'],
    ['PNG\0\0\0', 'file file-binary'],
  ])('what is no table is named', (text, problem) => {
    const reading = readText(text, fuelLogAnswers);
    expect(importProblems(reading)).toEqual([problem]);
    expect(reading).toMatchObject({ source: null, records: [], questions: [] });
  });

  test('a workbook of an old spreadsheet is named as one', { tags: ['IMP-06'] }, () => {
    const bytes = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    expect(importProblems(readImport([{ name: 'a.xls', bytes }], {}, importContext))).toEqual([
      'file spreadsheet',
    ]);
  });

  test('the files of another app are named and left to an import of their own', { tags: ['IMP-06'] }, () => {
    const reading = readFixtures(['lubelogger-fuel-us.csv', 'spritmonitor-de.csv'], fuelLogAnswers);
    expect(reading.source).toBe('lubelogger');
    expect(reading.unreadable).toEqual([
      { file: 'spritmonitor-de.csv', row: null, reason: 'other-app', looksLike: 'spritmonitor' },
    ]);
  });

  test('an app is known by its headers, not by the name of its file', { tags: ['IMP-01'] }, () => {
    const renamed = { ...importFixture('drivvo-ru.csv'), name: 'fuelio.csv' };
    expect(readImport([renamed], {}, importContext).source).toBe('drivvo');
  });
});

dataTest('letters of a single byte', { tags: ['IMP-01'] }, (text, label) => {
  expect(decodeText(encoded(text, label))).toBe(text);
});
