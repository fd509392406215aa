import * as z from 'zod/mini';
import { reminderKindOf } from '#domain/documents/kind-names.ts';
import { DocumentDraft } from '#domain/documents/schema.ts';
import { Id } from '#domain/ids.ts';
import { repairKindOf } from '#domain/reminders/done-repair.ts';
import { ByKey, Instant } from '#domain/shapes.ts';
import { insertRows, parseTimestamps, readPages, rowsOf, toJson } from '#server/platform/portable/rows.ts';
import { claimFiles, defineSection } from '#server/platform/portable/section.ts';
import { documentFiles, documents, documentTables } from './table.ts';

const { kind, title, number, company, validFrom, notes, fileIds } = DocumentDraft.shape;

const ExportedDocument = z.object({
  id: Id,
  carId: Id,
  kind,
  title,
  number,
  company,
  validFrom,
  notes,
  fileIds,
  reminderId: z.nullable(Id),
  repairId: z.nullable(Id),
  byKey: ByKey,
  createdAt: Instant,
  updatedAt: Instant,
});

export const documentSection = defineSection<z.output<typeof ExportedDocument>>({
  name: 'documents',
  since: 6,
  schema: ExportedDocument,

  async *read(from) {
    for await (const page of readPages(from, documentTables.documents)) {
      const ids = page.map(({ id }) => id);
      const order = ['position', 'fileId'] as const;
      const filesOf = await rowsOf(from, documentTables.documentFiles, 'documentId', { ids, order });
      yield page.map((row) => ({
        ...toJson(row),
        fileIds: filesOf(row.id).flatMap(({ fileId }) => from.nullIfMissing(fileId) ?? []),
      }));
    }
  },

  // Its cost is that of its repair; what cost nothing, such as a driver's license, is nobody's receipt.
  receipt: ({ carId, repairId, kind: paper, validFrom, createdAt, title: name, fileIds: files }) => {
    const date = validFrom ?? createdAt.slice(0, 10);
    const kind = repairKindOf[reminderKindOf[paper]];
    return repairId === null
      ? null
      : { carId, date, kind, title: name, cost: null, currency: null, fileIds: files };
  },

  imports: {
    check({ id, carId, reminderId, repairId, fileIds: files }, check) {
      const { claimId, requireThat, has } = check;
      requireThat(has('cars', carId), 'carId');
      claimId('documents', id, carId);
      requireThat(
        reminderId === null || (reminderId === id && has('reminders', reminderId, carId)),
        'reminderId',
      );
      requireThat(repairId === null || has('repairs', repairId, carId), 'repairId');
      requireThat(new Set(files).size === files.length, 'fileIds');
      claimFiles(check, 'fileIds', files, { purpose: 'document', carId });
    },

    async insert(values, { tx, owner: { ownerId }, mapId, mapIds }) {
      const rows = values.map(({ fileIds: _files, ...document }) => {
        const row = mapIds('documents', document);
        const id = row.reminderId ?? row.id;
        return { ...row, id, ownerId, ...parseTimestamps(document) };
      });
      await insertRows(tx, documents, rows);
      const files = values.flatMap(({ fileIds: all }, at) =>
        all.map((fileId, position) => ({
          ownerId,
          documentId: rows[at]!.id,
          fileId: mapId(fileId),
          position: position + 1,
        })),
      );
      await insertRows(tx, documentFiles, files);
    },
  },
});
