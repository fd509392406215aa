import type { Id } from '#domain/ids.ts';
import type { MediaKind, MediaPurpose, RecordFile } from './schema.ts';

/** By detected content, with the stored extension. SVG and HTML are refused. */
export const acceptedTypes: Record<string, { kind: MediaKind; extension: string }> = {
  'image/jpeg': { kind: 'picture', extension: 'jpg' },
  'image/png': { kind: 'picture', extension: 'png' },
  'image/apng': { kind: 'picture', extension: 'png' },
  'image/webp': { kind: 'picture', extension: 'webp' },
  'image/gif': { kind: 'picture', extension: 'gif' },
  'image/avif': { kind: 'picture', extension: 'avif' },
  'image/heic': { kind: 'picture', extension: 'heic' },
  'image/heif': { kind: 'picture', extension: 'heic' },
  'image/heic-sequence': { kind: 'picture', extension: 'heic' },
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/x-m4v': { kind: 'video', extension: 'mp4' },
  'video/quicktime': { kind: 'video', extension: 'mov' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'application/pdf': { kind: 'document', extension: 'pdf' },
};

/** The Content-Type of a stored file. Pictures are always stored as JPEG. */
export const servedTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const kindsFor: Record<MediaPurpose, readonly MediaKind[]> = {
  'car-photo': ['picture'],
  issue: ['picture', 'video', 'document'],
  receipt: ['picture', 'document'],
  document: ['picture', 'document'],
};

export const isTakenFor = (purpose: MediaPurpose, kind: MediaKind) => kindsFor[purpose].includes(kind);

export function mediaName(extension: string): string {
  const kind = extension === 'pdf' ? 'document' : /^(mp4|mov|webm)$/.test(extension) ? 'video' : 'picture';
  return `${kind}.${extension}`;
}

/** Only the id identifies the file; the name shows its kind. */
export const mediaUrl = (id: string, extension: string) => `/api/media/${id}/${mediaName(extension)}`;

/** Keeps the token of a share link. */
export const thumbnailUrl = (url: string) => url.replace(/\/picture\.\w+(?=\?|$)/, '/thumbnail.jpg');

export const rendersAsVideo = (url: string) => /\.mp4(?:[?#]|$)/i.test(url);

/** A file of a record as devices keep it (decision 048). One that waits on the device has an address there. */
export type FileRow = { fileId: Id; kind: MediaKind } & ({ extension: string } | { url: string | null });

export const filesOf = (rows: readonly FileRow[]): RecordFile[] =>
  rows.map(({ fileId: id, kind, ...row }) => ({
    id,
    kind: kind === 'document' ? 'document' : 'picture',
    url: 'url' in row ? row.url : mediaUrl(id, row.extension),
  }));

export const rowsOf = (files: readonly RecordFile[]): FileRow[] =>
  files.map(({ id: fileId, ...file }) => ({ fileId, ...file }));
