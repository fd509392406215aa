import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

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
