import * as z from 'zod/mini';
import { carFields } from '#domain/cars/schema.ts';
import { Energy } from '#domain/fills/schema.ts';
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
      nickname: carFields.nickname,
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
export const ImportStep = z.object({
  ...Operation,
  ...ImportId,
  /** Places of records that replace the one they correct. */
  replaces: z.nullish(z.array(z.int()).check(z.maxLength(limits.importRecords))),
});

/** Which cars of the account hold the records of cars in files, by their keys without a car. */
export const ImportMatch = z.object({
  cars: z
    .array(
      z.object({
        key: text(limits.issueTitleWhole),
        records: z.array(text(limits.issueTitleWhole)).check(z.maxLength(limits.importMatch)),
      }),
    )
    .check(z.maxLength(limits.importCars)),
});
export type ImportMatch = z.input<typeof ImportMatch>;
/** `known` of the records asked about are there. */
export const MatchedCar = z.object({ key: z.string(), carId: Id, known: z.int() });
export type MatchedCar = z.infer<typeof MatchedCar>;

/** `known`: already in the account. */
const Count = z.object({ fresh: z.int(), known: z.int() });
export const storedKinds = ['fill', 'repair', 'mileage', 'reminder'] as const;
export type StoredKind = (typeof storedKinds)[number];
export const ImportCounts = z.object({ fill: Count, repair: Count, mileage: Count, reminder: Count });
export type ImportCounts = z.infer<typeof ImportCounts>;

/** Progress of the commit from 0 to 1, and finally what was added. */
export type CommitLine = { share: number } | { counts: ImportCounts };

/** A fill-up of the account that the file has with another amount or cost. */
const Bought = z.object({ amount: z.nullable(z.int()), cost: z.nullable(z.number()), currency: z.string() });
export const Correction = z.object({
  place: z.int(),
  carId: Id,
  date: z.string(),
  km: z.int(),
  energy: Energy,
  before: Bought,
  after: Bought,
});
export type Correction = z.infer<typeof Correction>;

/** `withFiles`: the places of the new records that have files. */
export const ImportComparison = z.extend(ImportCounts, {
  withFiles: z.optional(z.array(z.int())),
  corrections: z.optional(z.array(Correction)),
});
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
