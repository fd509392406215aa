import { randomBytes } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { ORPCError } from '@orpc/server';
import { servedTypes } from '#domain/media/rules.ts';
import { receiveUpload } from '#server/media/receive-upload.ts';
import { renderPicture } from '#server/media/render-picture.ts';
import { reserveKeys } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isBareJpeg } from './bare-jpeg.ts';
import type { ExportedMedia } from './document-schema.ts';
import type { ExportZip } from './read-zip.ts';
import { importRefusal } from './refuse-import.ts';

/** What an import may take; a reservation older than this belongs to a process that died. */
const RESERVED_MS = 24 * 60 * 60_000;

/** Where a file of the zip is stored now, until a row or the sweep takes its keys. */
export type TakenFile = {
  storageKey: string;
  thumbnailKey: string | null;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
};

const newKey = () => randomBytes(32).toString('base64url');

/**
 * Takes a file of the zip in as an upload is taken in: decided by its content, a picture read to its end. A
 * picture that holds nothing but a picture, as the server writes them, is kept byte for byte; any other is
 * made anew.
 * @param onKeys hears of the keys before anything is stored under them
 * @throws BAD_REQUEST
 */
export async function takeFile(
  { files, db, clock, config }: Deps,
  zip: ExportZip,
  media: ExportedMedia,
  onKeys: (keys: string[]) => void,
): Promise<TakenFile> {
  if (zip.sizeOf(media.file) !== media.size) throw importRefusal('damaged', media.file);
  const path = await files.stagingPath(newKey());
  const pictures = { picture: `${path}.picture`, thumbnail: `${path}.thumbnail` };
  const body = await zip.open(media.file);
  try {
    const limits = config.uploadLimits;
    const upload = { purpose: media.purpose, limits, declaredSize: media.size };
    const received = await receiveUpload(body, path, upload);
    if (received.sha256.toString('hex') !== media.sha256) throw importRefusal('damaged', media.file);
    if (received.kind !== media.kind || received.extension !== media.extension) {
      throw importRefusal('unfit', media.file);
    }
    const isPicture = received.kind === 'picture';
    const storageKey = newKey();
    const thumbnailKey = isPicture ? newKey() : null;
    const keys = thumbnailKey ? [storageKey, thumbnailKey] : [storageKey];
    const { width, height } = media;
    let stored = { size: received.size, width, height };
    let source = path;
    if (isPicture) {
      const rendered = await renderPicture({ path, extension: received.extension }, pictures);
      const isKept =
        rendered.width === width && rendered.height === height && isBareJpeg(await readFile(path));
      stored = isKept ? { size: received.size, width, height } : rendered;
      source = isKept ? path : pictures.picture;
    }
    onKeys(keys);
    await reserveKeys(db, keys, new Date(clock().getTime() + RESERVED_MS));
    await files.put(storageKey, source);
    if (thumbnailKey) await files.put(thumbnailKey, pictures.thumbnail);
    return { storageKey, thumbnailKey, contentType: servedTypes[media.extension]!, ...stored };
  } catch (error) {
    throw told(error, media.file);
  } finally {
    body.destroy();
    await Promise.all([path, pictures.picture, pictures.thumbnail].map((each) => rm(each, { force: true })));
  }
}

/** What refuses an upload refuses an import. */
function told(error: unknown, file: string): unknown {
  if (!(error instanceof ORPCError)) return error;
  const reason = {
    UPLOAD_FAILED: 'damaged',
    TOO_LARGE: 'unfit',
    TOO_MANY_PIXELS: 'unfit',
    UNSUPPORTED_MEDIA: 'unfit',
  } as const;
  const known = reason[error.code as keyof typeof reason];
  return known ? Object.assign(importRefusal(known, file), { cause: error }) : error;
}
