import { open, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { Id } from '#domain/ids.ts';
import type { MediaPurpose } from '#domain/media/schema.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRefusal, refusal } from '#server/platform/errors.ts';
import { fairQueue } from '#server/platform/fair-queue.ts';
import { removeBytes } from './remove-bytes.ts';
import { checkHead, chunksOf, HEAD_BYTES } from './receive-upload.ts';
import { newKey, reservationEnd } from './save-upload.ts';
import { reserveKeys } from './store.ts';
import { addPart, deleteUpload, findUpload, turnOf, type Uploader, type UploadRow } from './upload-store.ts';

/** Smaller pieces are stored only as the last one: each costs a file and a statement. */
const PIECE_MIN = 64 * 1024;

const receiving = fairQueue({ name: 'parts', running: 1000, perKey: 30 });

export type Part = { id: Id; purpose: MediaPurpose; start: number; body: Readable };

const underWay = new Map<string, { body: Readable; ended: Promise<void> }>();
const nameOf = (uploader: Uploader, id: Id) => `${turnOf(uploader)} ${id}`;

/** For a client that reconnects: once this resolves, what its interrupted request received is stored. */
export async function endEarlier(uploader: Uploader, id: Id): Promise<void> {
  const name = nameOf(uploader, id);
  for (let earlier = underWay.get(name); earlier; earlier = underWay.get(name)) {
    earlier.body.destroy();
    await earlier.ended;
  }
}

/** Handles the parts of an upload one after another: a late part must not end the one that replaced it. */
export async function inTurn<T>(
  uploader: Uploader,
  id: Id,
  body: Readable,
  run: () => Promise<T>,
): Promise<T> {
  const name = nameOf(uploader, id);
  for (let earlier = underWay.get(name); earlier; earlier = underWay.get(name)) await earlier.ended;
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  underWay.set(name, { body, ended });
  try {
    return await run();
  } finally {
    underWay.delete(name);
    resolve();
  }
}

/** Stores what arrives, even when the connection is cut before the end of the part.
 * @throws NOT_FOUND, WRONG_OFFSET, TOO_LARGE, UNSUPPORTED_MEDIA; UPLOAD_FAILED when it was cut */
export const receivePart = (deps: Deps, uploader: Uploader, part: Part): Promise<UploadRow> =>
  receiving.run(turnOf(uploader), () => receive(deps, uploader, part));

async function receive(
  deps: Deps,
  uploader: Uploader,
  { id, purpose, start, body }: Part,
): Promise<UploadRow> {
  const { db, files, clock } = deps;
  const upload = await findUpload(db, uploader, id);
  if (!upload) throw refusal('NOT_FOUND');
  if (upload.received !== start) throw refusal('WRONG_OFFSET', { received: upload.received });
  const key = newKey();
  const path = await files.stagingPath(key);
  try {
    const { size, cut } = await write(body, path, upload.size - start);
    const isEnough = size >= PIECE_MIN || (size > 0 && start + size === upload.size);
    if (isEnough && start === 0) await refuseEarly(deps, uploader, { upload, purpose, path });
    if (isEnough) {
      await reserveKeys(db, [key], reservationEnd(clock()));
      await files.put(key, path);
      const isNext = await addPart(db, uploader, { id, part: { start, size, key }, now: clock() });
      if (!isNext) await removeBytes(deps, [key]);
    }
    if (cut) throw cut;
  } finally {
    await rm(path, { force: true });
  }
  const now = await findUpload(db, uploader, id);
  if (!now) throw refusal('NOT_FOUND');
  return now;
}

async function write(body: Readable, path: string, most: number): Promise<{ size: number; cut?: Error }> {
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const chunk of chunksOf(body)) {
      size += chunk.length;
      if (size > most) throw refusal('TOO_LARGE', { limit: most });
      await file.writeFile(chunk);
    }
    return { size };
  } catch (error) {
    if (isRefusal(error) && error.code === 'UPLOAD_FAILED') return { size, cut: error };
    throw error;
  } finally {
    await file.close();
  }
}

type First = { upload: UploadRow; purpose: MediaPurpose; path: string };

/** The first part shows the type of the file, so an unsupported one is refused before all 50 MB are sent. */
async function refuseEarly(deps: Deps, uploader: Uploader, { upload, purpose, path }: First): Promise<void> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    const head = buffer.subarray(0, bytesRead);
    const limits = deps.config.uploadLimits;
    const picturesOnly = uploader.linkId !== null;
    await checkHead(head, { purpose, limits, declaredSize: upload.size, picturesOnly });
  } catch (error) {
    if (isRefusal(error)) await dropUpload(deps, uploader, upload.id);
    throw error;
  } finally {
    await file.close();
  }
}

export async function dropUpload(deps: Deps, uploader: Uploader, id: Id): Promise<void> {
  const keys = await deleteUpload(deps.db, uploader, id);
  if (keys) await removeBytes(deps, keys);
}
