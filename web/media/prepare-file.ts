import { limits } from '#domain/limits.ts';
import type { Message } from '#domain/language/words.ts';
import { rendersAsVideo } from '#domain/media/rules.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import { shrinkPicture } from './shrink-picture.ts';

export type FileKind = 'picture' | 'video' | 'document';

type Options = {
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

/** A file that this browser cannot decode stays as it is. @throws ApiError TOO_LARGE for a video */
export async function prepareFile(file: File, options: Options): Promise<Blob> {
  const kind = kindOf(file);
  if (kind === 'picture') return shrinkPicture(file);
  return kind === 'video' ? prepareVideo(file, options) : file;
}

async function prepareVideo(file: File, { signal, onProgress, onHint }: Options): Promise<Blob> {
  const limit = currentSession().features?.uploadLimits.video ?? limits.videoBytes;
  onProgress(0);
  const converted = await oneAtATime(async () => {
    signal.throwIfAborted();
    const { convertVideo } = await import('./convert-video.ts');
    return convertVideo(file, { bytesMax: limit, signal, onProgress });
  }).catch((error: unknown) => {
    signal.throwIfAborted();
    console.warn('The video could not be converted', error);
    return null;
  });
  if (converted?.wasCut) onHint({ phrase: 'Only the first 30 s of the video will be kept' });
  const ready = converted?.file ?? file;
  if (ready.size > limit) throw tooLarge(limit);
  if (!converted && !rendersAsVideo(file.name))
    onHint({
      phrase: 'The video could not be converted and is kept as it is. Some browsers cannot play it.',
    });
  return ready;
}

let last: Promise<unknown> = Promise.resolve();

/** A video being converted is held in memory, which is scarce on phones. */
function oneAtATime<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => null);
  return result;
}

const tooLarge = (limit: number) =>
  new ApiError({
    code: 'TOO_LARGE',
    status: 413,
    message: 'Larger than the server accepts',
    data: { limit },
  });
