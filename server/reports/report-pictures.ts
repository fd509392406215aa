import { buffer } from 'node:stream/consumers';
import type { Files } from '#server/platform/files/files.ts';
import { FileMissing } from '#server/platform/files/files.ts';
import { openSharp } from '#server/media/open-sharp.ts';
import type { PictureSources } from './gather-report.ts';

/** Printed three beside one another, a thumbnail is sharp; a heavy one is made lighter. */
const LIGHT_BYTES = 60_000;
const SMALL = { width: 400, height: 400, fit: 'inside', withoutEnlargement: true } as const;
/** Across the page, twice as wide as high. */
const COVER = { width: 1240, height: 620, fit: 'cover' } as const;

/**
 * The report's pictures as JPEGs, one after another: at no time is more than one of them unfolded in
 * memory. One that was deleted meanwhile is not among them.
 */
export async function readPictures(
  files: Files,
  { photo, pictures }: PictureSources,
  signal: AbortSignal,
): Promise<Record<string, Uint8Array>> {
  const read: Record<string, Uint8Array> = {};
  const take = async (name: string, jpeg: Promise<Uint8Array>) => {
    signal.throwIfAborted();
    const found = await jpeg.catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
    if (found) read[name] = found;
  };
  if (photo !== null) await take('photo', coverPhoto(files, photo));
  for (const [name, { storageKey, thumbnailKey }] of pictures) {
    await take(name, smallPicture(files, thumbnailKey ?? storageKey));
  }
  return read;
}

async function coverPhoto(files: Files, key: string): Promise<Uint8Array> {
  const sharp = await openSharp();
  return sharp(await whole(files, key))
    .resize(COVER)
    .jpeg({ quality: 78 })
    .toBuffer();
}

async function smallPicture(files: Files, key: string): Promise<Uint8Array> {
  const jpeg = await whole(files, key);
  if (jpeg.length <= LIGHT_BYTES) return jpeg;
  const sharp = await openSharp();
  return sharp(jpeg).resize(SMALL).jpeg({ quality: 60 }).toBuffer();
}

const whole = async (files: Files, key: string) => buffer(await files.read(key));
