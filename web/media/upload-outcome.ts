import type { Id } from '#domain/ids.ts';
import type { Message } from '#domain/language/words.ts';
import { limits } from '#domain/limits.ts';
import { mediaUrl } from '#domain/media/rules.ts';
import type { Media } from '#domain/media/schema.ts';
import { isCode } from '#web/platform/api/errors.ts';
import { NO_MORE_FILES, STORAGE_FULL } from '#web/platform/api/failure-phrase.ts';
import { kindOf } from './prepare-file.ts';

export type Stored = Pick<Media, 'id' | 'kind' | 'url'>;

/** The file as the server will name it: it stores every picture as JPEG. */
export function expectedMedia(id: Id, { type }: Blob): Stored {
  if (type === 'application/pdf') return { id, kind: 'document', url: mediaUrl(id, 'pdf') };
  if (!type.startsWith('video/')) return { id, kind: 'picture', url: mediaUrl(id, 'jpg') };
  const extension = type === 'video/quicktime' ? 'mov' : type === 'video/webm' ? 'webm' : 'mp4';
  return { id, kind: 'video', url: mediaUrl(id, extension) };
}

/** @param isByLink the mechanic who holds a link has no account */
export function uploadFailure(error: unknown, file: File, isByLink: boolean): Message {
  if (isCode(error, 'UNSUPPORTED_MEDIA')) return { phrase: 'This file type is not supported' };
  if (isCode(error, 'TOO_MANY_PIXELS')) {
    const { limit = limits.picturePixels } = (error.data ?? {}) as { limit?: number };
    const n = Math.floor(limit / 1_000_000);
    return { phrase: 'The image has too many pixels (maximum {n} megapixels)', values: { n } };
  }
  if (isCode(error, 'QUOTA_EXCEEDED'))
    return { phrase: isByLink ? "The owner's storage is full." : STORAGE_FULL };
  if (isCode(error, 'TOO_MANY_FILES'))
    return { phrase: isByLink ? "The owner's storage is full." : NO_MORE_FILES };
  if (isCode(error, 'TOO_LARGE')) {
    const isVideo = kindOf(file) === 'video';
    const { limit = isVideo ? limits.videoBytes : limits.pictureBytes } = (error.data ?? {}) as {
      limit?: number;
    };
    const n = Math.floor(limit / 1024 / 1024);
    return {
      phrase: isVideo ? 'The video is too large (maximum {n} MB)' : 'The image is too large (maximum {n} MB)',
      values: { n },
    };
  }
  if (isCode(error, 'TOO_MANY_REQUESTS')) return { phrase: 'Too many attempts. Please try again later.' };
  return { phrase: 'Upload failed' };
}
