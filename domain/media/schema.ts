import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';

export const MediaKind = z.enum(['picture', 'video', 'document']);
export type MediaKind = z.infer<typeof MediaKind>;

export const MediaPurpose = z.enum(['car-photo', 'issue', 'receipt', 'document']);
export type MediaPurpose = z.infer<typeof MediaPurpose>;

export const Media = z.object({
  id: Id,
  kind: MediaKind,
  contentType: z.string(),
  size: z.int(),
  /** In pixels; null for a document, and for a video whose header was not read yet. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
});
export type Media = z.infer<typeof Media>;

/** A file that is sent in parts: how many of its bytes have arrived, and the file once it is stored. */
export const UploadState = z.object({ received: z.int(), media: z.nullable(Media) });
export type UploadState = z.infer<typeof UploadState>;

/** Of one record, in the order in which they were added. */
export const FileIds = z.array(Id).check(
  z.overwrite((ids) => [...new Set(ids)]),
  z.maxLength(limits.filesPerRecord, 'At most 10 files'),
);

/** `url` is null while it cannot be shown. */
export const RecordFile = z.object({
  id: Id,
  kind: z.enum(['picture', 'document']),
  url: z.nullable(z.string()),
});
export type RecordFile = z.infer<typeof RecordFile>;

/** In a form, with the name that the file had on the device; '' for a stored one. */
export type ChosenRecordFile = RecordFile & { name: string };
