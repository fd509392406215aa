import { describe, expect } from 'vitest';
import { tableTest } from '#tests/tables.ts';
import { importCases } from '#tests/import-cases/by-app.ts';
import { asked, importContext, importFixture, textFile } from '#tests/import-files.ts';
import { readRows } from './csv-rows.ts';
import { decodeText } from './decode-text.ts';
import { duplicateKeyOf } from './duplicate-rules.ts';
import { readImport } from './read-import.ts';
import type { ImportAnswers, ImportFile } from './schema.ts';

/** Spritmonitor writes decimal commas itself. */
const SAVED_ALREADY = /^spritmonitor|-spreadsheet/;

const TRUE = new Map([
  ['True', 'WAHR'],
  ['False', 'FALSCH'],
]);

/** As a German spreadsheet writes what it knows as a number, a date or a truth value. */
const german = (cell: string) =>
  TRUE.get(cell) ??
  cell.replace(/^(-?\d+)\.(\d+)$/, '$1,$2').replace(/^(\d{4})-(\d{2})-(\d{2})(?=$| )/, '$3.$2.$1');

const quoted = (cell: string) => (/[";\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

function saved({ name, bytes }: ImportFile): ImportFile {
  const { rows } = readRows(decodeText(bytes)!);
  const lines = rows.map(({ cells }) => cells.map((cell) => quoted(german(cell))).join(';'));
  return textFile(lines.join('\r\n'), name);
}

/** Not of owners whose own spreadsheet writes a decimal point. */
const cases = Object.values(importCases)
  .flat()
  .filter(({ locale }) => !['en-US', 'en-GB', 'ja-JP'].includes(locale))
  .filter(({ files }) => files.every((name) => name.endsWith('.csv') && !SAVED_ALREADY.test(name)));

const readOf = (files: ImportFile[], answers: ImportAnswers) => {
  const reading = readImport(files, answers, importContext);
  return { asks: asked(reading), keys: reading.records.map((record) => duplicateKeyOf(record)) };
};

describe('saved again by a German spreadsheet', () => {
  tableTest(cases)('the same records', ({ files, answers = {} }) => {
    const original = files.map(importFixture);
    const { keys } = readOf(original, answers);
    const again = readOf(original.map(saved), { ...answers, decimal: ',', dates: answers.dates ?? 'dmy' });
    expect(again).toEqual({ asks: [], keys });
  });
});
