import * as z from 'zod/mini';
import { carFields } from '#domain/cars/schema.ts';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { Operation } from '#domain/operations.ts';
import { filledText, text } from '#domain/shapes.ts';
import { newCarUnits } from '#domain/units/schema.ts';
import { ImportedRecord, ImportSource } from './schema.ts';

const ImportId = { importId: Id };

export const ImportTarget = z.object({
  /** Of the car in the file. */
  key: text(limits.issueTitleWhole),
  carId: Id,
  add: z.nullish(
    z.object({
      brand: carFields.brand,
      model: carFields.model,
      year: carFields.year,
      licensePlate: carFields.licensePlate,
      vin: carFields.vin,
      purchase: carFields.purchase,
      outOfUse: carFields.outOfUse,
      ...newCarUnits,
    }),
  ),
});
export type ImportTarget = z.input<typeof ImportTarget>;

/** Opens an import; its records are sent in parts and become visible by the commit, all or none. */
export const ImportDraft = z.object({
  ...Operation,
  id: Id,
  source: ImportSource,
  files: z.array(filledText(limits.issueTitleWhole)).check(z.minLength(1), z.maxLength(limits.importFiles)),
  /** How many will be sent. */
  records: z
    .int()
    .check(z.gte(1), z.lte(limits.importRecords, 'At most {n} records can be imported at once.')),
  targets: z.array(ImportTarget).check(z.minLength(1), z.maxLength(limits.importCars)),
  /** An open import of this account that this one replaces. */
  stops: z.nullish(Id),
});
export type ImportDraft = z.input<typeof ImportDraft>;

export const ImportPart = z.object({
  ...Operation,
  ...ImportId,
  /** The place of the first one among all records of the import. */
  from: z.int().check(z.gte(0), z.lte(limits.importRecords)),
  records: z.array(ImportedRecord).check(z.minLength(1), z.maxLength(limits.importPart)),
});
export type ImportPart = z.input<typeof ImportPart>;

export const ImportKey = z.object(ImportId);
export const ImportStep = z.object({ ...Operation, ...ImportId });

/** `known`: already in the account. */
const Count = z.object({ fresh: z.int(), known: z.int() });
export const storedKinds = ['fill', 'repair', 'mileage', 'reminder'] as const;
export type StoredKind = (typeof storedKinds)[number];
export const ImportCounts = z.object({ fill: Count, repair: Count, mileage: Count, reminder: Count });
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Progress of the commit from 0 to 1, and finally what was added. */
export type CommitLine = { share: number } | { counts: ImportCounts };

/** `withFiles`: the places of the new records that have files. */
export const ImportComparison = z.extend(ImportCounts, { withFiles: z.optional(z.array(z.int())) });
export type ImportComparison = z.infer<typeof ImportComparison>;

/** `kept`: changed since it was imported, or used by another record. */
export const UndoneImport = z.object({ deleted: z.int(), kept: z.int() });
export type UndoneImport = z.infer<typeof UndoneImport>;

export const ImportEntry = z.object({
  id: Id,
  source: ImportSource,
  files: z.array(z.string()),
  carIds: z.array(Id),
  createdAt: z.string(),
  committedAt: z.nullable(z.string()),
  counts: z.nullable(ImportCounts),
  undone: z.nullable(UndoneImport),
});
export type ImportEntry = z.infer<typeof ImportEntry>;
