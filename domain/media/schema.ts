import * as z from 'zod/mini';
import { Id } from '#domain/ids.ts';

export const MediaKind = z.enum(['picture', 'video', 'document']);
export type MediaKind = z.infer<typeof MediaKind>;

/** What an upload is for; decides which kinds are taken. */
export const MediaPurpose = z.enum(['car-photo', 'issue', 'receipt']);
export type MediaPurpose = z.infer<typeof MediaPurpose>;

/** The answer to an upload. */
export const Media = z.object({
  id: Id,
  kind: MediaKind,
  contentType: z.string(),
  /** Bytes as stored. */
  size: z.int(),
  /** Pixels; null for a document, and for a video until its header was read. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  url: z.string(),
  thumbnailUrl: z.nullable(z.string()),
});
export type Media = z.infer<typeof Media>;
