import { sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { ImportPart } from '#domain/imports/batch-schema.ts';
import type { ImportedRecord } from '#domain/imports/schema.ts';
import { cleanText } from '#domain/shapes.ts';
import { checkDate } from '#server/platform/check-date.ts';
import { ownerWrite } from '#server/platform/database/owner-write.ts';
import type { Caller } from '#server/platform/database/run-operation.ts';
import { fieldRefusal, refusal } from '#server/platform/errors.ts';
import { readSettings } from '#server/settings/store.ts';
import { stagedRow } from './record-rows.ts';
import { insertStaged, lockImport } from './store.ts';

/** Checked like records entered by hand. @throws NOT_FOUND unless the import is open; BAD_REQUEST naming the record */
export const stageRecords = (
  caller: Caller,
  part: z.output<typeof ImportPart>,
): Promise<{ staged: number }> =>
  ownerWrite(caller, part, async ({ owner, now, tx }) => {
    const { importId, from, records } = part;
    const open = await lockImport(tx, owner, importId);
    if (!open || open.committedAt) throw refusal('NOT_FOUND');
    if (from + records.length > open.records) throw fieldRefusal('from', 'Missing information');
    const targets = new Map(open.targets.map(({ key }, at) => [key, at]));
    const { currency } = await readSettings(tx, owner);
    const usual = { today: now.toISOString().slice(0, 10), currency };
    const rows = records.map((record, at) => {
      const place = from + at;
      const target = targets.get(cleanText(record.car));
      if (target === undefined) throw fieldRefusal(`records.${at}.car`, 'Missing information');
      checkDay(record, now, `records.${at}.fields.date`);
      const loggedAt = new Date(open.createdAt.getTime() - (open.records - place));
      return stagedRow(record, { place, target, at: loggedAt }, usual);
    });
    return {
      writes: { saved: insertStaged(owner, importId, rows) },
      answer: sql<{ staged: number }>`(select json_build_object('staged', count(*)) from saved)`,
      refused: 'NOT_FOUND',
    };
  });

function checkDay(record: ImportedRecord, now: Date, path: string): void {
  if (record.kind === 'reminder' || record.fields.date === null) return;
  checkDate(record.fields.date, now, path);
}
