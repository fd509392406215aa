import { readFile, rm } from 'node:fs/promises';
import { ORPCError } from '@orpc/server';
import { servedTypes } from '#domain/media/rules.ts';
import { blankFilmMetadata } from '#server/media/blank-film-metadata.ts';
import { receiveUpload } from '#server/media/receive-upload.ts';
import { renderPicture } from '#server/media/render-picture.ts';
import { newKey } from '#server/media/save-upload.ts';
import { reserveKeys } from '#server/media/store.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isBareJpeg } from './bare-jpeg.ts';
import type { ExportedMedia } from './document-schema.ts';
import type { ExportZip } from './read-zip.ts';
import { importRefusal } from './refuse-import.ts';

/** Longer than any import takes; an older reservation belongs to a process that died. */
const RESERVED_MS = 24 * 60 * 60_000;

/** A stored file whose keys are reserved until a row refers to them or the sweep removes them. */
export type ImportedFile = {
  storageKey: string;
  thumbnailKey: string | null;
  contentType: string;
  size: number;
  width: number | null;
  height: number | null;
};

/** Checked like an upload. A picture without metadata is stored unchanged, any other is re-encoded.
 * @param queueKey its key in the queue of pictures
 * @param onKeys called before anything is stored
 * @throws BAD_REQUEST */
export async function importFile(
  { files, db, clock, config }: Deps,
  zip: ExportZip,
  media: ExportedMedia,
  queueKey: string,
  onKeys: (keys: string[]) => void,
): Promise<ImportedFile> {
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
      throw importRefusal('invalid', media.file);
    }
    if (received.kind === 'video') await blankFilmMetadata(path);
    const isPicture = received.kind === 'picture';
    const storageKey = newKey();
    const thumbnailKey = isPicture ? newKey() : null;
    const keys = thumbnailKey ? [storageKey, thumbnailKey] : [storageKey];
    const { width, height } = media;
    let stored = { size: received.size, width, height };
    let source = path;
    if (isPicture) {
      const rendered = await renderPicture({ path, extension: received.extension }, pictures, {
        key: queueKey,
        max: config.quota.picturesInWork,
      });
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
    throw toImportRefusal(error, media.file);
  } finally {
    body.destroy();
    await Promise.all([path, pictures.picture, pictures.thumbnail].map((each) => rm(each, { force: true })));
  }
}

function toImportRefusal(error: unknown, file: string): unknown {
  if (!(error instanceof ORPCError)) return error;
  const reasons = {
    UPLOAD_FAILED: 'damaged',
    TOO_LARGE: 'invalid',
    TOO_MANY_PIXELS: 'invalid',
    UNSUPPORTED_MEDIA: 'invalid',
  } as const;
  const reason = reasons[error.code as keyof typeof reasons];
  return reason ? Object.assign(importRefusal(reason, file), { cause: error }) : error;
}
