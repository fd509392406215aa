import * as z from 'zod/mini';
import { lubeLoggerFill } from '#domain/exports/lubelogger.ts';
import { FillDraft } from '#domain/fills/schema.ts';
import { fromMinor, toMinor } from '#domain/repairs/money-rules.ts';
import { Instant } from '#domain/shapes.ts';
import { pick } from '#server/platform/database/policy.ts';
import { insertRows, parseTimestamps, readPages, toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { fills, fillTables } from './table.ts';

const ExportedFill = z.extend(z.omit(FillDraft, { opId: true }), { createdAt: Instant, updatedAt: Instant });
const exported = pick(fills, fillTables.fills.portable.columns);

export const fillSection = defineSection<z.output<typeof ExportedFill>>({
  name: 'fills',
  since: 5,
  schema: ExportedFill,

  async *read(from) {
    for await (const page of readPages(from, fills, () => from.db.select(exported).from(fills)))
      yield page.map(({ costMinor, discountMinor, ...row }) => ({
        ...toJson(row),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        discount: discountMinor === null ? null : fromMinor(discountMinor, row.currency),
      }));
  },

  spreadsheet: (fill) => ({ ...fill, amount: fill.amount / 1000 }),
  lubeLogger: lubeLoggerFill,

  imports: {
    check({ id, carId }, { claimId, requireThat, has }) {
      requireThat(has('cars', carId), 'carId');
      claimId('fills', id, carId);
    },

    async insert(values, { tx, owner: { ownerId }, mapIds }) {
      const rows = values.map(({ cost, discount, ...fill }) => ({
        ...mapIds('fills', fill),
        ownerId,
        costMinor: cost == null ? null : toMinor(cost, fill.currency),
        discountMinor: discount == null ? null : toMinor(discount, fill.currency),
        ...parseTimestamps(fill),
      }));
      await insertRows(tx, fills, rows);
    },
  },
});
