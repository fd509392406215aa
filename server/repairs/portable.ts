import { asc, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { fromMinor, toMinor } from '#domain/repairs/money-rules.ts';
import { RepairDraft } from '#domain/repairs/schema.ts';
import { Instant } from '#domain/shapes.ts';
import { pick } from '#server/platform/database/policy.ts';
import { inJson, insertRows, instant, pagesOf, written } from '#server/platform/portable/rows.ts';
import { sectionOf } from '#server/platform/portable/section.ts';
import { repairIssueLinks, repairs, repairTables } from './table.ts';

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

const receiptId = sql<Id | null>`(
  select m.id from media m where m.id = repairs.receipt_id and m.owner_id = repairs.owner_id)`;
const exported = { ...pick(repairs, repairTables.repairs.portable.columns), receiptId };
const exportedLink = pick(repairIssueLinks, repairTables.repairIssueLinks.portable.columns);

export const repairSection = sectionOf<z.output<typeof ExportedRepair>>({
  name: 'repairs',
  since: 1,
  schema: ExportedRepair,

  async *read(from) {
    const { db, unlessLost } = from;
    for await (const page of pagesOf(from, repairs, () => db.select(exported).from(repairs))) {
      const ids = page.map(({ id }) => id);
      const links = await db
        .select(exportedLink)
        .from(repairIssueLinks)
        .where(inArray(repairIssueLinks.repairId, ids))
        .orderBy(asc(repairIssueLinks.issueId));
      const byRepair = Map.groupBy(links, ({ repairId }) => repairId);
      yield page.map(({ costMinor, ...row }) => ({
        ...inJson(row),
        cost: costMinor === null ? null : fromMinor(costMinor, row.currency),
        receiptId: unlessLost(row.receiptId),
        links: (byRepair.get(row.id) ?? []).map(({ issueId, outcome }) => ({ issueId, outcome })),
      }));
    }
  },

  imports: {
    check({ id, carId, receiptId: receipt, links }, { claim, demand, has, claimFile }) {
      demand(has('cars', carId), 'carId');
      demand(!has('issues', id), 'id');
      claim('repairs', id, carId);
      demand(new Set(links.map(({ issueId }) => issueId)).size === links.length, 'links');
      for (const { issueId } of links) demand(has('issues', issueId, carId), 'links');
      if (receipt)
        claimFile(
          'receiptId',
          receipt,
          (file) => file.purpose === 'receipt' && (file.carId ?? carId) === carId,
        );
    },

    async insert(values, { tx, owner, renamed }) {
      const rows = values.map(({ cost, links: _links, ...repair }) => ({
        ...renamed('repairs', repair),
        ownerId: owner.ownerId,
        costMinor: cost == null ? null : toMinor(cost, repair.currency),
        mechanicAddedDate: instant(repair.mechanicAddedDate),
        ...written(repair),
      }));
      await insertRows(tx, repairs, rows);
      const links = values.flatMap(({ id: repairId, carId, links: all }) =>
        all.map((link) => renamed('repairIssueLinks', { ...link, repairId, carId })),
      );
      await insertRows(tx, repairIssueLinks, links);
    },
  },
});
