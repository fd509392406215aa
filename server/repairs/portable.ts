import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { lubeLoggerRepair } from '#domain/exports/lubelogger.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { isWithinCost } from '#domain/repairs/breakdown-rules.ts';
import { fromMinor, toMinorOrNull } from '#domain/money/minor-units.ts';
import { receiptsOf } from '#domain/repairs/receipt-rules.ts';
import { RepairDraft } from '#domain/repairs/schema.ts';
import { Instant } from '#domain/shapes.ts';
import { pick } from '#server/platform/database/policy.ts';
import {
  toJson,
  insertRows,
  parseInstant,
  readPages,
  parseTimestamps,
} from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { repairFiles, repairIssueLinks, repairs, repairTables } from './table.ts';

const ExportedRepair = z.extend(
  z.omit(RepairDraft, { opId: true, resolvedIssues: true, partiallyResolvedIssues: true }),
  {
    links: z
      .array(z.object({ issueId: Id, outcome: z.enum(['resolved', 'partially_resolved']) }))
      .check(z.maxLength(2 * limits.linkedIssuesMax)),
    addedByMechanic: z.boolean(),
    mechanicAddedDate: z.nullable(Instant),
    createdAt: Instant,
    updatedAt: Instant,
  },
);

const exported = pick(repairs, repairTables.repairs.portable.columns);
const exportedReceipt = pick(repairFiles, repairTables.repairFiles.portable.columns);
const exportedLink = pick(repairIssueLinks, repairTables.repairIssueLinks.portable.columns);

export const repairSection = defineSection<z.output<typeof ExportedRepair>>({
  name: 'repairs',
  since: 1,
  schema: ExportedRepair,

  async *read(from) {
    const { db, owner, nullIfMissing } = from;
    for await (const page of readPages(from, repairs, () => db.select(exported).from(repairs))) {
      const ids = page.map(({ id }) => id);
      const links = await db
        .select(exportedLink)
        .from(repairIssueLinks)
        .where(inArray(repairIssueLinks.repairId, ids))
        .orderBy(asc(repairIssueLinks.issueId));
      const byRepair = Map.groupBy(links, ({ repairId }) => repairId);
      const receipts = await db
        .select(exportedReceipt)
        .from(repairFiles)
        .where(and(eq(repairFiles.ownerId, owner.ownerId), inArray(repairFiles.repairId, ids)))
        .orderBy(asc(repairFiles.position), asc(repairFiles.fileId));
      const receiptsByRepair = Map.groupBy(receipts, ({ repairId }) => repairId);
      yield page.map(({ costMinor, ...row }) => ({
        ...toJson(row),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        receiptIds: (receiptsByRepair.get(row.id) ?? []).flatMap(({ fileId }) => nullIfMissing(fileId) ?? []),
        links: (byRepair.get(row.id) ?? []).map(({ issueId, outcome }) => ({ issueId, outcome })),
      }));
    }
  },

  lubeLogger: lubeLoggerRepair,

  imports: {
    check({ id, carId, receiptIds, receiptId, links, ...costs }, { claimId, requireThat, has, claimFile }) {
      requireThat(has('cars', carId), 'carId');
      requireThat(isWithinCost(costs), 'breakdown');
      claimId('repairs', id, carId);
      requireThat(new Set(links.map(({ issueId }) => issueId)).size === links.length, 'links');
      for (const { issueId } of links) requireThat(has('issues', issueId, carId), 'links');
      for (const receipt of receiptsOf({ receiptIds, receiptId }))
        claimFile(
          'receiptIds',
          receipt,
          (file) => file.purpose === 'receipt' && (file.carId ?? carId) === carId,
        );
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
