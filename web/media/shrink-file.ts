import { limits } from '#domain/limits.ts';
import { rendersAsVideo } from '#domain/media/rules.ts';
import { ApiError } from '#web/platform/api/errors.ts';
import { currentSession } from '#web/platform/session/session-store.ts';
import type { Preparing } from './prepare-file.ts';

/** In pixels. More detail does not improve an assessment and takes minutes on a slow network. */
const SIDE_MAX = 2560;
const WORTH_SHRINKING = 1_500_000;
const QUALITY = 0.85;

/** A file that this browser cannot decode stays as it is. @throws ApiError TOO_LARGE for a video */
export const shrinkFile = (file: File, kind: 'picture' | 'video', options: Preparing): Promise<Blob> =>
  kind === 'picture' ? shrinkPicture(file) : prepareVideo(file, options);

/** A large picture as a smaller, upright JPEG; a file this browser cannot decode stays as it is. */
async function shrinkPicture(file: File): Promise<Blob> {
  if (file.type === 'image/gif') return file;
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await new Promise((resolve, reject) => {
      picture.onload = resolve;
      picture.onerror = reject;
    });
    const { naturalWidth: width, naturalHeight: height } = picture;
    // A small file may decode to more pixels than the server can hold in memory.
    if (file.size < WORTH_SHRINKING && width * height <= limits.avifPixels) return file;
    const scale = Math.min(1, SIDE_MAX / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    const context = canvas.getContext('2d');
    if (!context) return file;
    // Transparent areas become white, as on the server.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    const isSmaller = small?.type === 'image/jpeg' && (small.size < file.size || scale < 1);
    return isSmaller ? small : file;
  } catch {
    // This browser cannot decode it (HEIC, for example); the server can.
    return file;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function prepareVideo(file: File, { signal, onProgress, onHint }: Preparing): Promise<Blob> {
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
