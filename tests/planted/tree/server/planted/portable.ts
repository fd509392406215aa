import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import { PlantedDraft } from '#domain/planted/schema.ts';
import { Instant } from '#domain/shapes.ts';
import { toJson, insertRows, readPages } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
import { planted, plantedTables } from './table.ts';

const ExportedPlanted = z.extend(z.omit(PlantedDraft, { opId: true }), { createdAt: Instant });

const receiptId = sql<Id | null>`(
  select m.id from media m where m.id = planted.receipt_id and m.owner_id = planted.owner_id)`;

export const plantedSection = defineSection<z.output<typeof ExportedPlanted>>({
  name: 'planted',
  since: 4,
  schema: ExportedPlanted,

  async *read(from) {
    for await (const page of readPages(from, plantedTables.planted, { computed: { receiptId } }))
      yield page.map((row) => ({ ...toJson(row), receiptId: from.nullIfMissing(row.receiptId) }));
  },

  imports: {
    check({ id, carId, receiptId: receipt }, { claimId, requireThat, has, claimFile }) {
      requireThat(has('cars', carId), 'carId');
      claimId('planted', id, carId);
      if (receipt) claimFile('receiptId', receipt, (file) => file.purpose === 'receipt');
    },

    async insert(values, { tx, owner, mapIds }) {
      const rows = values.map((record) => ({
        ...mapIds('planted', record),
        ownerId: owner.ownerId,
        createdAt: new Date(record.createdAt),
      }));
      await insertRows(tx, planted, rows);
    },
  },
});
