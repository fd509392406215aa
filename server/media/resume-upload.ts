import { Readable } from 'node:stream';
import type { Media, UploadState } from '#domain/media/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRefusal, refusal } from '#server/platform/errors.ts';
import { FileMissing, type Files } from '#server/platform/files/file-store.ts';
import { dropUpload, endEarlier } from './receive-part.ts';
import { saveUpload } from './save-upload.ts';
import { lockLink } from './shared-media.ts';
import { assertFreeSpace, assertQuota, lockQuota, inQuotaTurn } from './storage-limits.ts';
import { findOwnedMedia, toMedia } from './store.ts';
import { findUpload, insertUpload, otherUploads, type UploadRow } from './upload-store.ts';
import type { UploadTarget } from './upload-target.ts';
import { assertUploaderQuota } from './uploader-quota.ts';

/** Begins an upload in parts, or returns how much of it has arrived.
 * @throws TOO_LARGE, QUOTA_EXCEEDED, TOO_MANY_FILES, TOO_MANY_REQUESTS, NO_SPACE; ID_TAKEN for another file's id */
export async function beginUpload(deps: Deps, target: UploadTarget, size: number): Promise<UploadState> {
  const { db, config, clock } = deps;
  const { uploader, id, purpose, carId } = target;
  await endEarlier(uploader, id);
  const stored = await findOwnedMedia(db, uploader, id);
  if (stored) {
    const isSame =
      stored.purpose === purpose &&
      stored.linkId === uploader.linkId &&
      (stored.carId ?? carId) === (carId ?? stored.carId);
    if (!isSame) throw refusal('ID_TAKEN');
    return { received: size, media: toMedia(stored) };
  }
  const before = await findUpload(db, uploader, id);
  if (before?.size === size) return { received: before.received, media: null };
  // The content has changed since.
  if (before) await dropUpload(deps, uploader, id);
  await target.countNew();
  const { picture, video } = config.uploadLimits;
  const limit = uploader.linkId === null ? Math.max(picture, video) : picture;
  if (size > limit) throw refusal('TOO_LARGE', { limit });
  await assertFreeSpace(deps, size);
  const begin = () =>
    db.transaction(async (tx) => {
      if (uploader.linkId) await lockLink(tx, uploader.linkId);
      await lockQuota(tx, uploader, config, { files: 1, bytes: size });
      const { all, own } = await otherUploads(tx, uploader, id);
      await assertUploaderQuota(tx, uploader, { unfinished: own, size });
      await assertQuota(tx, uploader, config, { files: all.files + 1, bytes: all.bytes + size });
      return insertUpload(tx, uploader, { id, size, now: clock() });
    });
  return { received: await inQuotaTurn(uploader.ownerId, begin), media: null };
}

/** Refusals that a retry would not change. */
const FINAL = ['UNSUPPORTED_MEDIA', 'TOO_LARGE', 'TOO_MANY_PIXELS', 'UPLOAD_FAILED', 'ID_TAKEN'];

/** Turns a complete upload into a file, with the checks and limits of one sent in a single request.
 * @throws what `saveUpload` throws; FileMissing when a part is lost, so the upload starts over */
export async function finishUpload(
  deps: Deps,
  target: UploadTarget,
  upload: UploadRow,
  signal: AbortSignal,
): Promise<Media> {
  const { uploader, id, purpose, carId } = target;
  const parts = joined(deps.files, upload.storageKeys);
  const body = Readable.from(parts.chunks);
  try {
    await assertFreeSpace(deps, upload.size);
    const declaredSize = upload.size;
    const file = { id, purpose, carId, body, declaredSize, signal };
    const media = await saveUpload(deps, uploader, file);
    await dropUpload(deps, uploader, id);
    return media;
  } catch (error) {
    const lost = parts.failure();
    const isFinal = !lost && !signal.aborted && isRefusal(error) && FINAL.includes(error.code);
    if (isFinal || lost instanceof FileMissing) await dropUpload(deps, uploader, id);
    throw lost ?? error;
  } finally {
    body.destroy();
  }
}

/** The bytes under the keys, concatenated. A failing storage is not an error of the file. */
function joined(files: Files, keys: readonly string[]) {
  let failure: unknown;
  async function* chunks() {
    try {
      for (const key of keys) yield* await files.read(key);
    } catch (error) {
      failure = error;
      throw error;
    }
  }
  return { chunks: chunks(), failure: () => failure };
}
