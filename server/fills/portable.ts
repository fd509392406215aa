import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lubeLoggerFill } from '#domain/exports/lubelogger.ts';
import { FillDraft } from '#domain/fills/schema.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { Instant } from '#domain/shapes.ts';
import { pick } from '#server/platform/database/policy.ts';
import { insertRows, parseTimestamps, readPages, toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { fillFiles, fills, fillTables } from './table.ts';

const ExportedFill = z.extend(z.omit(FillDraft, { opId: true }), { createdAt: Instant, updatedAt: Instant });
const exportedFile = pick(fillFiles, fillTables.fillFiles.portable.columns);
const exported = pick(fills, fillTables.fills.portable.columns);

export const fillSection = defineSection<z.output<typeof ExportedFill>>({
  name: 'fills',
  since: 5,
  schema: ExportedFill,

  async *read(from) {
    const { db, owner, nullIfMissing } = from;
    for await (const page of readPages(from, fills, () => db.select(exported).from(fills))) {
      const ids = page.map(({ id }) => id);
      const files = await db
        .select(exportedFile)
        .from(fillFiles)
        .where(and(eq(fillFiles.ownerId, owner.ownerId), inArray(fillFiles.fillId, ids)))
        .orderBy(asc(fillFiles.position), asc(fillFiles.fileId));
      const byFill = Map.groupBy(files, ({ fillId }) => fillId);
      yield page.map(({ costMinor, discountMinor, ...row }) => ({
        ...toJson(row),
        fileIds: (byFill.get(row.id) ?? []).flatMap(({ fileId }) => nullIfMissing(fileId) ?? []),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        discount: discountMinor === null ? null : fromMinor(discountMinor, row.currency),
      }));
    }
  },

  spreadsheet: (fill) => ({ ...fill, amount: fill.amount === null ? null : fill.amount / 1000 }),
  lubeLogger: lubeLoggerFill,

  imports: {
    check({ id, carId, fileIds = [] }, { claimId, requireThat, has, claimFile }) {
      requireThat(has('cars', carId), 'carId');
      claimId('fills', id, carId);
      for (const file of fileIds)
        claimFile(
          'fileIds',
          file,
          ({ purpose, carId: of }) => purpose === 'receipt' && (of ?? carId) === carId,
        );
    },

    async insert(values, { tx, owner: { ownerId }, mapId, mapIds }) {
      const rows = values.map(({ cost, discount, fileIds: _files, ...fill }) => ({
        ...mapIds('fills', fill),
        ownerId,
        costMinor: toMinorOrNull(cost, fill.currency),
        discountMinor: toMinorOrNull(discount, fill.currency),
        ...parseTimestamps(fill),
      }));
      await insertRows(tx, fills, rows);
      const files = values.flatMap(({ fileIds = [] }, at) =>
        fileIds.map((fileId, position) => ({
          ownerId,
          fillId: rows[at]!.id,
          fileId: mapId(fileId),
          position: position + 1,
        })),
      );
      await insertRows(tx, fillFiles, files);
    },
  },
});
