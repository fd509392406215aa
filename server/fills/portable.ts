import * as z from 'zod/mini';
import { lubeLoggerFill } from '#domain/exports/lubelogger.ts';
import { FillDraft } from '#domain/fills/schema.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { ByKey, Instant } from '#domain/shapes.ts';
import { insertRows, parseTimestamps, readPages, rowsOf, toJson } from '#server/platform/portable/rows.ts';
import { claimFiles, defineSection } from '#server/platform/portable/section.ts';
import { fillFiles, fills, fillTables } from './table.ts';

const ExportedFill = z.extend(z.omit(FillDraft, { opId: true }), {
  byKey: ByKey,
  createdAt: Instant,
  updatedAt: Instant,
});

export const fillSection = defineSection<z.output<typeof ExportedFill>>({
  name: 'fills',
  since: 5,
  schema: ExportedFill,

  async *read(from) {
    for await (const page of readPages(from, fillTables.fills)) {
      const ids = page.map(({ id }) => id);
      const filesOf = await rowsOf(from, fillTables.fillFiles, 'fillId', {
        ids,
        order: ['position', 'fileId'],
      });
      yield page.map(({ costMinor, discountMinor, ...row }) => ({
        ...toJson(row),
        fileIds: filesOf(row.id).flatMap(({ fileId }) => from.nullIfMissing(fileId) ?? []),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        discount: discountMinor === null ? null : fromMinor(discountMinor, row.currency),
      }));
    }
  },

  spreadsheet: (fill) => ({ ...fill, amount: fill.amount === null ? null : fill.amount / 1000 }),
  lubeLogger: lubeLoggerFill,
  receipt: ({ carId, date, station, energy, cost = null, currency, fileIds = [] }) => ({
    carId,
    date,
    kind: 'fuel',
    title: [energy, station].filter(Boolean).join(', '),
    cost,
    currency,
    fileIds,
  }),

  imports: {
    check({ id, carId, fileIds = [] }, check) {
      check.requireThat(check.has('cars', carId), 'carId');
      check.claimId('fills', id, carId);
      claimFiles(check, 'fileIds', fileIds, { purpose: 'receipt', carId });
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
