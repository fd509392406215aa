import type sharpLibrary from 'sharp';
import { ORPCError } from '@orpc/server';
import type { Sharp } from 'sharp';
import { limits } from '#domain/limits.ts';
import { refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { decodeHeic } from './decode-heic.ts';
import { openSharp } from './open-sharp.ts';
import { pngWithProfile } from './png-with-profile.ts';

const LONGEST_SIDE = 2560;
const THUMBNAIL_SIDE = 480;

const fitted = {
  width: LONGEST_SIDE,
  height: LONGEST_SIDE,
  fit: 'inside',
  withoutEnlargement: true,
} as const;

/** A picture holds its pixels in memory while it is rendered; waiting ones are on disk. */
const rendering = fairQueue({ name: 'pictures', running: 1, perKey: 20, rests: true });
const TIMEOUT_S = 60;

type Source = { path: string; extension: string };
/** `key` and `max` are those of the queue; `signal` aborts a picture that still waits. */
type Requester = { key: string; max: number; signal?: AbortSignal | undefined };
type Targets = { picture: string; thumbnail: string };

/** Upright sRGB JPEGs on white, without metadata. @throws TOO_MANY_PIXELS, TOO_MANY_REQUESTS, UPLOAD_FAILED */
export const renderPicture = (
  source: Source,
  targets: Targets,
  { key, max, signal }: Requester,
): Promise<{ width: number; height: number; size: number }> =>
  rendering.run(key, () => render(source, targets), signal, max);

async function render(source: Source, targets: Targets) {
  try {
    const picture = (await read(source))
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize(fitted)
      .flatten({ background: 'white' });
    const { width, height, size } = await picture.jpeg({ quality: 82 }).toFile(targets.picture);
    const sharp = await openSharp();
    await sharp(targets.picture)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 76 })
      .toFile(targets.thumbnail);
    return { width, height, size };
  } catch (error) {
    if (error instanceof ORPCError) throw error;
    throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
  }
}

async function read({ path, extension }: Source): Promise<Sharp> {
  const sharp = await openSharp();
  if (extension === 'heic') return readHeic(sharp, path);
  const { width, height, format, isProgressive } = await sharp(path, { limitInputPixels: false }).metadata();
  // A baseline JPEG is decoded row by row and scaled down while loading, so it needs little memory.
  const isBaseline = format === 'jpeg' && !isProgressive;
  const isAvif = extension === 'avif';
  const limit = isBaseline ? limits.jpegPixels : isAvif ? limits.avifPixels : limits.picturePixels;
  if (width * height > limit) throw refusal('TOO_MANY_PIXELS', { limit });
  return sharp(path, { limitInputPixels: limit, failOn: 'error', sequentialRead: true });
}

async function readHeic(sharp: typeof sharpLibrary, path: string): Promise<Sharp> {
  const { data, width, height, profile } = await decodeHeic(path, limits.picturePixels);
  const small = sharp(data, { raw: { width, height, channels: 4 } }).resize(fitted);
  if (!profile) return sharp(await small.png({ compressionLevel: 0 }).toBuffer());
  // Raw pixels cannot carry a color profile, but a PNG can; phones use wider color spaces than sRGB.
  return sharp(pngWithProfile(await small.png({ compressionLevel: 0 }).toBuffer(), profile));
}
