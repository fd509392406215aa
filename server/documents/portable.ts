import { and, asc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DocumentDraft } from '#domain/documents/schema.ts';
import { Id } from '#domain/ids.ts';
import { Instant } from '#domain/shapes.ts';
import { pick } from '#server/platform/database/policy.ts';
import { insertRows, parseTimestamps, readPages, toJson } from '#server/platform/portable/rows.ts';
import { defineSection } from '#server/platform/portable/section.ts';
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
  createdAt: Instant,
  updatedAt: Instant,
});

const exported = pick(documents, documentTables.documents.portable.columns);
const exportedFile = pick(documentFiles, documentTables.documentFiles.portable.columns);

export const documentSection = defineSection<z.output<typeof ExportedDocument>>({
  name: 'documents',
  since: 6,
  schema: ExportedDocument,

  async *read(from) {
    const { db, owner, nullIfMissing } = from;
    for await (const page of readPages(from, documents, () => db.select(exported).from(documents))) {
      const ids = page.map(({ id }) => id);
      const files = await db
        .select(exportedFile)
        .from(documentFiles)
        .where(and(eq(documentFiles.ownerId, owner.ownerId), inArray(documentFiles.documentId, ids)))
        .orderBy(asc(documentFiles.position), asc(documentFiles.fileId));
      const byDocument = Map.groupBy(files, ({ documentId }) => documentId);
      yield page.map((row) => ({
        ...toJson(row),
        fileIds: (byDocument.get(row.id) ?? []).flatMap(({ fileId }) => nullIfMissing(fileId) ?? []),
      }));
    }
  },

  imports: {
    check({ id, carId, reminderId, repairId, fileIds: files }, { claimId, requireThat, has, claimFile }) {
      requireThat(has('cars', carId), 'carId');
      claimId('documents', id, carId);
      requireThat(
        reminderId === null || (reminderId === id && has('reminders', reminderId, carId)),
        'reminderId',
      );
      requireThat(repairId === null || has('repairs', repairId, carId), 'repairId');
      requireThat(new Set(files).size === files.length, 'fileIds');
      for (const file of files)
        claimFile(
          'fileIds',
          file,
          ({ purpose, carId: of }) => purpose === 'document' && (of ?? carId) === carId,
        );
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
