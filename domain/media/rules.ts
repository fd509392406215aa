import type { MediaKind, MediaPurpose } from './schema.ts';

/** What is taken, by content, with the extension it is served under. SVG and HTML are refused (D85). */
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

/** The type a stored file is sent as. A picture is always stored as JPEG, whatever it came as. */
export const servedTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  pdf: 'application/pdf',
};

const kindsFor: Record<MediaPurpose, readonly MediaKind[]> = {
  'car-photo': ['picture'],
  issue: ['picture', 'video'],
  receipt: ['picture', 'document'],
};

/** Whether a file of this kind may be used for this purpose (D43, D85). */
export const isTakenFor = (purpose: MediaPurpose, kind: MediaKind) => kindsFor[purpose].includes(kind);

/** The last part of a file's path: `picture.jpg`, `video.mp4`, `document.pdf`. */
export function mediaName(extension: string): string {
  const kind = extension === 'pdf' ? 'document' : /^(mp4|mov|webm)$/.test(extension) ? 'video' : 'picture';
  return `${kind}.${extension}`;
}

/** The path of a stored file; the name only tells the kind, the id is what finds it. */
export const mediaUrl = (id: string, extension: string) => `/api/media/${id}/${mediaName(extension)}`;

/** The small JPEG that goes with a picture's URL; a link's token stays on it. */
export const thumbnailUrl = (url: string) => url.replace(/\/picture\.\w+(?=\?|$)/, '/thumbnail.jpg');

/** Only files with the .mp4 extension, in any letter case, render as video (VAL-43, D43). */
export const rendersAsVideo = (url: string) => /\.mp4(?:[?#]|$)/i.test(url);
