import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import { FileIds, RecordFile } from '#domain/media/schema.ts';
import { editOf, Operation } from '#domain/operations.ts';
import { Currency } from '#domain/money/schema.ts';
import { ByKey, Cost, Day, filledText, optionalText } from '#domain/shapes.ts';

export const DocumentKind = z.enum([
  'octa',
  'kasko',
  'inspection',
  'registration',
  'warranty',
  'license',
  'other',
]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** The repair record with the cost of the document, so that it is counted once. */
export const CostRecord = z.object({
  id: Id,
  date: Day,
  cost: z.nullable(Cost),
  currency: Currency,
});
export type CostRecord = z.infer<typeof CostRecord>;

export const documentFields = {
  kind: DocumentKind,
  title: filledText(limits.shortText, 'Title is required'),
  number: optionalText(limits.shortText),
  company: optionalText(limits.shortText),
  validFrom: z.nullish(Day),
  validTo: z.nullish(Day),
  notes: optionalText(limits.longText),
  fileIds: FileIds,
  record: z.nullish(CostRecord),
};

export const validityError = 'The end date cannot be before the start date';
type Validity = { validFrom?: string | null | undefined; validTo?: string | null | undefined };
export const isValidityPossible = ({ validFrom, validTo }: Validity): boolean =>
  validFrom == null || validTo == null || validFrom <= validTo;

export const DocumentDraft = z
  .object({ ...Operation, carId: Id, id: Id, ...documentFields })
  .check(z.refine(isValidityPossible, { error: validityError, path: ['validTo'] }));
export type DocumentDraft = z.input<typeof DocumentDraft>;

export const DocumentEdit = z.object({ carId: Id, documentId: Id, ...editOf(documentFields) });
export type DocumentEdit = z.input<typeof DocumentEdit>;

export const Document = z.object({
  id: Id,
  carId: Id,
  kind: DocumentKind,
  title: z.string(),
  number: z.nullable(z.string()),
  company: z.nullable(z.string()),
  validFrom: z.nullable(z.string()),
  /** The date at which its reminder is due. */
  validTo: z.nullable(z.string()),
  notes: z.nullable(z.string()),
  fileIds: z.array(Id),
  files: z.array(RecordFile),
  record: z.nullable(CostRecord),
  /** Null without `validTo`. */
  reminderId: z.nullable(Id),
  byKey: ByKey,
  version: z.int(),
  createdAt: z.string(),
});
export type Document = z.infer<typeof Document>;
