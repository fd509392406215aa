import * as z from 'zod/mini';
import { lubeLoggerRepair } from '#domain/exports/lubelogger.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import { RepairDraft } from '#domain/repairs/schema.ts';
import { ByKey, Instant } from '#domain/shapes.ts';
import {
  toJson,
  insertRows,
  parseInstant,
  readPages,
  rowsOf,
  parseTimestamps,
} from '#server/platform/portable/rows.ts';
import { claimFiles, defineSection } from '#server/platform/portable/section.ts';
import { repairFiles, repairIssueLinks, repairs, repairTables } from './table.ts';

const ExportedRepair = z.extend(
  z.omit(RepairDraft, { opId: true, resolvedIssues: true, partiallyResolvedIssues: true }),
  {
    links: z
      .array(z.object({ issueId: Id, outcome: z.enum(['resolved', 'partially_resolved']) }))
      .check(z.maxLength(2 * limits.linkedIssuesMax)),
    addedByMechanic: z.boolean(),
    mechanicAddedDate: z.nullable(Instant),
    byKey: ByKey,
    createdAt: Instant,
    updatedAt: Instant,
  },
);

export const repairSection = defineSection<z.output<typeof ExportedRepair>>({
  name: 'repairs',
  since: 1,
  schema: ExportedRepair,

  async *read(from) {
    for await (const page of readPages(from, repairTables.repairs)) {
      const ids = page.map(({ id }) => id);
      const { repairIssueLinks: links, repairFiles: files } = repairTables;
      const linksOf = await rowsOf(from, links, 'repairId', { ids, order: ['issueId'] });
      const receiptRowsOf = await rowsOf(from, files, 'repairId', { ids, order: ['position', 'fileId'] });
      yield page.map(({ costMinor, ...row }) => ({
        ...toJson(row),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        receiptIds: receiptRowsOf(row.id).flatMap(({ fileId }) => from.nullIfMissing(fileId) ?? []),
        links: linksOf(row.id).map(({ issueId, outcome }) => ({ issueId, outcome })),
      }));
    }
  },

  lubeLogger: lubeLoggerRepair,
  receipt: ({ carId, date, kind = null, title, cost = null, currency, receiptIds, receiptId }) => {
    const fileIds = receiptsOf({ receiptIds, receiptId });
    return { carId, date, kind, title, cost, currency, fileIds };
  },

  imports: {
    check({ id, carId, receiptIds, receiptId, links, ...costs }, check) {
      const { claimId, requireThat, has } = check;
      requireThat(has('cars', carId), 'carId');
      requireThat(isWithinCost(costs), 'breakdown');
      claimId('repairs', id, carId);
      requireThat(new Set(links.map(({ issueId }) => issueId)).size === links.length, 'links');
      for (const { issueId } of links) requireThat(has('issues', issueId, carId), 'links');
      const receipts = receiptsOf({ receiptIds, receiptId });
      claimFiles(check, 'receiptIds', receipts, { purpose: 'receipt', carId });
    },

    async insert(values, { tx, owner, mapId, mapIds }) {
      const rows = values.map(({ cost, links: _links, receiptIds: _all, receiptId: _one, ...repair }) => ({
        ...mapIds('repairs', repair),
        ownerId: owner.ownerId,
        costMinor: toMinorOrNull(cost, repair.currency),
        mechanicAddedDate: parseInstant(repair.mechanicAddedDate),
        ...parseTimestamps(repair),
      }));
      await insertRows(tx, repairs, rows);
      const receipts = values.flatMap(({ receiptIds, receiptId }, at) =>
        receiptsOf({ receiptIds, receiptId }).map((fileId, place) => ({
          ownerId: owner.ownerId,
          repairId: rows[at]!.id,
          fileId: mapId(fileId),
          position: place + 1,
        })),
      );
      await insertRows(tx, repairFiles, receipts);
      const links = values.flatMap(({ id: repairId, carId, links: all }) =>
        all.map((link) => mapIds('repairIssueLinks', { ...link, repairId, carId })),
      );
      await insertRows(tx, repairIssueLinks, links);
    },
  },
});
