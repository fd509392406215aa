import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import type { ImportReading } from '#domain/imports/schema.ts';
import { createWords } from '#domain/language/words.ts';
import { ImportPreview } from './import-preview.tsx';

vi.mock('#web/platform/language/language.ts', () => ({ useWords: () => createWords('en', {}) }));

const at = (row: number) => ({ file: 'book.csv', row });
const record = (row: number, kind: 'repair' | 'note') =>
  ({ kind, ...at(row), car: '', fields: {} }) as unknown as ImportReading['records'][number];
const reading: ImportReading = {
  source: 'table',
  questions: [],
  cars: [],
  records: [record(2, 'repair'), record(3, 'repair'), record(4, 'note')],
  unreadable: [{ ...at(5), reason: 'odometer' }],
  skipped: [
    { reason: 'income', count: 2 },
    { reason: 'trip', count: 1 },
    { reason: 'taken-as-full', count: 30 },
  ],
  noted: [
    { column: 'Tags', count: 4 },
    { column: 'City', count: 2 },
  ],
  unread: ['km/l'],
  totals: [{ ...at(9), said: 60, read: 59.5, currency: 'EUR' }],
  flagged: [
    { ...at(7), car: '', date: '2026-01-05', km: 98_000 },
    { ...at(8), car: '', date: '2026-02-05', km: 90_000 },
  ],
  tables: [],
};

/** What is told, in its order. */
function textOf(shown: ImportReading): string {
  const none = { fresh: 0, known: 0 };
  const counts = { fill: none, repair: { fresh: 2, known: 1 }, mileage: none, reminder: none };
  const preview = createElement(ImportPreview, {
    reading: shown,
    isAsking: false,
    counts,
    isOfServer: false,
    onColumns: () => undefined,
    onAsTable: () => undefined,
  });
  return renderToStaticMarkup(preview)
    .split(/<[^>]+>/)
    .filter((text) => text.trim() !== '')
    .join('|');
}

test(
  'what becomes notes, cannot be read, is left out or contradicts is counted',
  { tags: ['IMP-06'] },
  () => {
    const lines = [
      'Preview|Records|In the files|To add|Already there',
      'Repairs|3|2|1',
      'Notes that become repairs of the kind &quot;Other&quot;, without a cost: 1',
      'Columns without a field of their own; their cells go into the notes: Tags (4), City (2)',
      'Columns left out, as they follow from the others: km/l',
      'Not specified|2',
      'Please check: is every column right?|Row 9 of the file has the total €60.00; its records come to €59.50.',
      'Unreadable|1|Row 5|: The mileage cannot be read',
      'Left out|3|Income: |2|Trips: |1',
      'Added while the file was being read|30|Fill-ups assumed to be full, as the file does not say: |30',
      'Conflicting odometer readings|2',
      'These readings contradict the others. They will be imported and can be corrected afterward.',
      `Jan 5, 2026: 98\u00A0000\u00A0km (Row 7)|Feb 5, 2026: 90\u00A0000\u00A0km (Row 8)`,
    ];
    expect(textOf(reading)).toBe(lines.join('|'));
    const plain = { ...reading, unreadable: [], skipped: [], flagged: [], noted: [], unread: [], totals: [] };
    const records = reading.records.slice(0, 2);
    expect(textOf({ ...plain, records })).toBe(`${lines[0]}|Repairs|2|2|1|Not specified|2`);
  },
);

test(
  'of several files each row is named with its file, and a hundred rows are listed',
  { tags: ['IMP-06'] },
  () => {
    const whole = { file: 'b.csv', row: null, reason: 'file-empty' as const };
    const several = textOf({ ...reading, unreadable: [...reading.unreadable, whole] });
    expect(several).toContain(
      'Unreadable|2|book.csv: Row 5|: The mileage cannot be read|b.csv: Whole file|: The file is empty|',
    );
    const many = Array.from({ length: 101 }, (_, row) => ({ ...at(row + 1), reason: 'date' as const }));
    const shown = textOf({ ...reading, unreadable: many });
    expect(shown).toContain(
      '|Unreadable|101|Rows unreadable for the same reason: 101|: The date cannot be read|Row 1|',
    );
    const alone = many.map((one, row) => ({
      ...one,
      row: row % 5 === 0 ? null : one.row,
      reason: one.reason,
    }));
    expect(textOf({ ...reading, unreadable: alone })).toContain('Rows unreadable for the same reason: 80');
  },
);

test('files without records say why', { tags: ['IMP-06'] }, () => {
  const empty = { ...reading, records: [], flagged: [], noted: [], unread: [], totals: [], skipped: [] };
  expect(textOf({ ...empty, skipped: [{ reason: 'trip', count: 2 }] })).toContain(
    'There are no records in these files.|The mileage cannot be read|Trips|',
  );
});
