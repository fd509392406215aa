import { buffer } from 'node:stream/consumers';
import type { Files } from '#server/platform/files/file-store.ts';
import { FileMissing } from '#server/platform/files/file-store.ts';
import { openSharp } from '#server/media/open-sharp.ts';
import type { PictureSources } from './gather-report.ts';

const LIGHT_BYTES = 60_000;
const SMALL = { width: 400, height: 400, fit: 'inside', withoutEnlargement: true } as const;
const COVER = { width: 1240, height: 620, fit: 'cover' } as const;

/** JPEGs by name, without deleted ones; one after another, so that only one is decoded in memory. */
export async function readPictures(
  files: Files,
  { photo, pictures }: PictureSources,
  signal: AbortSignal,
): Promise<Record<string, Uint8Array>> {
  const found: Record<string, Uint8Array> = {};
  const add = async (name: string, jpeg: Promise<Uint8Array>) => {
    signal.throwIfAborted();
    const bytes = await jpeg.catch((error: unknown) => {
      if (error instanceof FileMissing) return null;
      throw error;
    });
    if (bytes) found[name] = bytes;
  };
  if (photo !== null) await add('photo', coverPhoto(files, photo));
  for (const [name, { storageKey, thumbnailKey }] of pictures) {
    await add(name, smallPicture(files, thumbnailKey ?? storageKey));
  }
  return found;
}

async function coverPhoto(files: Files, key: string): Promise<Uint8Array> {
  const sharp = await openSharp();
  return sharp(await readBytes(files, key))
    .resize(COVER)
    .jpeg({ quality: 78 })
    .toBuffer();
}

async function smallPicture(files: Files, key: string): Promise<Uint8Array> {
  const jpeg = await readBytes(files, key);
  if (jpeg.length <= LIGHT_BYTES) return jpeg;
  const sharp = await openSharp();
  return sharp(jpeg).resize(SMALL).jpeg({ quality: 60 }).toBuffer();
}

const readBytes = async (files: Files, key: string) => buffer(await files.read(key));
