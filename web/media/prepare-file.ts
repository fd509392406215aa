import type { Message } from '#domain/language/words.ts';

export type FileKind = 'picture' | 'video' | 'document';

export type Preparing = {
  signal: AbortSignal;
  onProgress: (share: number) => void;
  onHint: (hint: Message) => void;
};

/** By the type the browser reports; the server checks the content. */
export function kindOf(file: File): FileKind | null {
  if (file.type.startsWith('image/') || /\.(heic|heif|avif)$/i.test(file.name)) return 'picture';
  if (file.type.startsWith('video/') || /\.(mp4|mov|webm)$/i.test(file.name)) return 'video';
  return file.type === 'application/pdf' ? 'document' : null;
}

/** Smaller, as far as this browser can make it so. @throws ApiError TOO_LARGE for a video */
export async function prepareFile(file: File, options: Preparing): Promise<Blob> {
  const kind = kindOf(file);
  if (kind !== 'picture' && kind !== 'video') return file;
  const loaded = await import('./shrink-file.ts').catch((error: unknown) => {
    console.warn('A file is sent as it is', error);
    return null;
  });
  return loaded ? loaded.shrinkFile(file, kind, options) : file;
}
