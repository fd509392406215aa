import { reminderColumns } from '#domain/reminders/reminder-row.ts';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { duplicateKeyOf } from '#domain/imports/duplicate-rules.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { Id } from '#domain/ids.ts';
import { newReminder } from '#domain/reminders/change-rules.ts';
import { toMinorOrNull } from '#domain/money/minor-units.ts';
import { fills } from '#server/fills/table.ts';
import { mileageReadings } from '#server/mileage/table.ts';
import { idAt } from '#server/platform/deps.ts';
import { reminders } from '#server/reminders/table.ts';
import { repairs } from '#server/repairs/table.ts';
import type { StagedRow } from './store.ts';

/** All columns by their database names; those without a value get their default or null. */
function columnsOf(table: PgTable, values: object): Record<string, unknown> {
  const given = values as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(getTableColumns(table)).map(([name, { name: column, default: usual }]) => [
      column,
      given[name] ?? (typeof usual === 'object' ? null : usual) ?? null,
    ]),
  );
}

type Stored = Pick<StagedRow, 'kind' | 'record' | 'reading_id'>;

type Usual = {
  /** The date for a note without one. */
  today: string;
  currency: string;
};

/** Not a column: says that files may be sent for the record. */
const filesOf = ({ files }: { files?: readonly string[] | undefined }) =>
  files && files.length > 0 ? { files: files.length } : {};

function stored(imported: ImportedRecord, at: Date, { today, currency }: Usual): Stored {
  const id = idAt(at.getTime());
  const readingOf = (km: number | null | undefined): Id | null => (km == null ? null : idAt(at.getTime()));
  const times = { createdAt: at, updatedAt: at };
  switch (imported.kind) {
    case 'fill': {
      const { cost, discount, ...fields } = imported.fields;
      const costMinor = toMinorOrNull(cost, fields.currency);
      const discountMinor = toMinorOrNull(discount, fields.currency);
      return {
        kind: 'fill',
        record: {
          ...columnsOf(fills, { ...fields, id, costMinor, discountMinor, ...times }),
          ...filesOf(imported),
        },
        reading_id: readingOf(fields.km),
      };
    }
    case 'repair': {
      const { cost, ...fields } = imported.fields;
      const costMinor = toMinorOrNull(cost, fields.currency);
      return {
        kind: 'repair',
        record: { ...columnsOf(repairs, { ...fields, id, costMinor, ...times }), ...filesOf(imported) },
        reading_id: readingOf(fields.mileage),
      };
    }
    case 'mileage':
      return {
        kind: 'mileage',
        record: columnsOf(mileageReadings, { ...imported.fields, id, source: 'car', createdAt: at }),
        reading_id: null,
      };
    case 'reminder': {
      const reminder = newReminder({ ...imported.fields, id, carId: id }, at.toISOString());
      return {
        kind: 'reminder',
        record: columnsOf(reminders, { ...reminderColumns(reminder), id, ...times }),
        reading_id: null,
      };
    }
    case 'note': {
      const { date, title, text } = imported.fields;
      const fields = { title: title || '-', date: date ?? today, description: text, kind: 'other' as const };
      return {
        kind: 'repair',
        record: { ...columnsOf(repairs, { ...fields, id, currency, ...times }), ...filesOf(imported) },
        reading_id: null,
      };
    }
  }
}

/** @param at when it counts as logged: records of the same day keep the order of the file */
export function stagedRow(
  imported: ImportedRecord,
  { place, target, at }: { place: number; target: number; at: Date },
  usual: Usual,
): StagedRow {
  return { place, target, key: duplicateKeyOf(imported, ''), ...stored(imported, at, usual) };
}
