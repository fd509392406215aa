import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Id } from '#domain/ids.ts';
import { servedTypes } from '#domain/media/rules.ts';
import type { Media, MediaPurpose } from '#domain/media/schema.ts';
import { lockKey } from '#server/platform/access/api-key.ts';
import type { Tx } from '#server/platform/database/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { blankFilmMetadata } from './blank-film-metadata.ts';
import { receiveUpload, type Received } from './receive-upload.ts';
import { renderPicture } from './render-picture.ts';
import { checkLinkQuota, lockLink } from './shared-media.ts';
import { assertQuota, lockQuota, inQuotaTurn, spaceCheck } from './storage-limits.ts';
import { toMedia, findOwnedMedia, insertMedia, reserveKeys, type MediaRow } from './store.ts';
import { turnOf, type Uploader } from './upload-store.ts';

/** Storing takes seconds; an older reservation belongs to a crashed process. */
const RESERVATION_MS = 60 * 60_000;

export type Upload = {
  id: Id;
  purpose: MediaPurpose;
  carId: Id | null;
  body: Readable;
  declaredSize: number;
  signal?: AbortSignal;
};

/** Uploads running in one process, by uploader: the forms send at most ten at once. */
const receiving = fairQueue({ name: 'uploads', running: 1000, perKey: 30 });

export const newKey = () => randomBytes(32).toString('base64url');

/** Idempotent for the same file and id; through a share link only pictures.
 * @throws ID_TAKEN, TOO_LARGE, QUOTA_EXCEEDED, TOO_MANY_FILES, UNSUPPORTED_MEDIA, UPLOAD_FAILED */
export const saveUpload = (deps: Deps, uploader: Uploader, upload: Upload): Promise<Media> =>
  receiving.run(turnOf(uploader), () => receiveAndStore(deps, uploader, upload), upload.signal);

async function receiveAndStore(deps: Deps, uploader: Uploader, upload: Upload): Promise<Media> {
  const { db, files, clock, config } = deps;
  const { ownerId, linkId } = uploader;
  const path = await files.stagingPath(newKey());
  const pictures = { picture: `${path}.picture`, thumbnail: `${path}.thumbnail` };
  try {
    const received = await receiveUpload(upload.body, path, {
      ...upload,
      limits: config.uploadLimits,
      picturesOnly: linkId !== null,
      checkSpace: spaceCheck(deps),
    });
    const earlier = await findOwnedMedia(db, uploader, upload.id);
    if (earlier) return returnStored(earlier, { ...upload, linkId }, received);
    await assertQuota(db, uploader, config, { files: 1, bytes: received.size });

    if (received.kind === 'video') await blankFilmMetadata(path);
    const stored =
      received.kind === 'picture'
        ? {
            ...(await renderPicture({ path, extension: received.extension }, pictures, {
              key: turnOf(uploader),
              max: config.quota.picturesInWork,
              signal: upload.signal,
            })),
            extension: 'jpg',
          }
        : { extension: received.extension, size: received.size, width: null, height: null };
    const storageKey = newKey();
    const thumbnailKey = received.kind === 'picture' ? newKey() : null;
    await reserveKeys(db, thumbnailKey ? [storageKey, thumbnailKey] : [storageKey], reservationEnd(clock()));
    await files.put(storageKey, received.kind === 'picture' ? pictures.picture : path);
    if (thumbnailKey) await files.put(thumbnailKey, pictures.thumbnail);

    const { id, carId, purpose } = upload;
    const { kind, sha256 } = received;
    const contentType = servedTypes[stored.extension]!;
    const row = {
      id,
      ownerId,
      carId,
      purpose,
      kind,
      sha256,
      contentType,
      ...stored,
      storageKey,
      thumbnailKey,
      linkId,
    };
    const { size } = row;
    const checkQuota = async (tx: Tx) => {
      if (uploader.key) await lockKey(tx, uploader.key, clock());
      if (linkId) {
        await lockLink(tx, linkId);
        await checkLinkQuota(tx, linkId, { files: 0, bytes: size });
      }
      await lockQuota(tx, uploader, config, { files: 1, bytes: size });
    };
    const insert = () => insertMedia(db, { ...row, createdAt: clock() }, checkQuota);
    if (await inQuotaTurn(ownerId, insert)) return toMedia(row);
    // A concurrent retry has stored it, or the id is someone else's; the sweep removes our reserved keys.
    const first = await findOwnedMedia(db, uploader, upload.id);
    if (!first) throw refusal('ID_TAKEN');
    return returnStored(first, { ...upload, linkId }, received);
  } finally {
    await Promise.all([path, pictures.picture, pictures.thumbnail].map((each) => rm(each, { force: true })));
  }
}

export const reservationEnd = (now: Date) => new Date(now.getTime() + RESERVATION_MS);

function returnStored(
  stored: MediaRow,
  upload: Upload & Pick<Uploader, 'linkId'>,
  { sha256 }: Received,
): Media {
  const isSame =
    stored.sha256.equals(sha256) &&
    stored.purpose === upload.purpose &&
    stored.linkId === upload.linkId &&
    (stored.carId ?? upload.carId) === (upload.carId ?? stored.carId);
  if (!isSame) throw refusal('ID_TAKEN');
  return toMedia(stored);
}
