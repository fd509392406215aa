import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { acceptedTypes, isTakenFor } from '#domain/media/rules.ts';
import type { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { refusal } from '#server/platform/errors.ts';

export const HEAD_BYTES = 4100;

export type UploadLimits = { picture: number; video: number };
type Expected = {
  purpose: MediaPurpose;
  limits: UploadLimits;
  declaredSize: number;
  picturesOnly?: boolean;
  /** Called with the number of bytes received so far. @throws NO_SPACE */
  checkSpace?: (received: number) => Promise<void>;
};
export type Received = { kind: MediaKind; extension: string; size: number; sha256: Buffer };

/** On failure the body is left unread rather than destroyed, so that the error response reaches the client.
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA, UPLOAD_FAILED */
export async function receiveUpload(
  body: Readable,
  path: string,
  { purpose, limits, declaredSize, picturesOnly = false, checkSpace }: Expected,
): Promise<Received> {
  const chunks = chunksOf(body);
  try {
    const head = await readHead(chunks);
    const { limit, ...type } = await checkHead(head, { purpose, limits, declaredSize, picturesOnly });
    return { ...type, ...(await write(head, chunks, { path, limit, checkSpace })) };
  } finally {
    await chunks.return(undefined);
  }
}

/** @param head the first HEAD_BYTES of a file, or all of it @throws UNSUPPORTED_MEDIA, TOO_LARGE */
export async function checkHead(
  head: Buffer,
  { purpose, limits, declaredSize, picturesOnly }: Omit<Expected, 'checkSpace'>,
): Promise<{ kind: MediaKind; extension: string; limit: number }> {
  const type = await detectType(head, purpose);
  if (picturesOnly && type.kind !== 'picture') throw refusal('UNSUPPORTED_MEDIA');
  const limit = type.kind === 'video' ? limits.video : limits.picture;
  if (declaredSize > limit) throw refusal('TOO_LARGE', { limit });
  return { ...type, limit };
}

async function readHead(chunks: AsyncGenerator<Buffer>): Promise<Buffer> {
  let head = Buffer.alloc(0);
  while (head.length < HEAD_BYTES) {
    const next = await chunks.next();
    if (next.done) return head;
    head = Buffer.concat([head, next.value]);
  }
  return head;
}

async function write(
  head: Buffer,
  rest: AsyncGenerator<Buffer>,
  { path, limit, checkSpace }: { path: string; limit: number; checkSpace: Expected['checkSpace'] },
) {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx');
  const add = async (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) throw refusal('TOO_LARGE', { limit });
    await checkSpace?.(size);
    hash.update(chunk);
    await file.writeFile(chunk);
  };
  try {
    await add(head);
    for await (const chunk of rest) await add(chunk);
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest() };
}

async function detectType(
  head: Buffer,
  purpose: MediaPurpose,
): Promise<{ kind: MediaKind; extension: string }> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const type = found && acceptedTypes[found.mime];
  if (!type || !isTakenFor(purpose, type.kind)) throw refusal('UNSUPPORTED_MEDIA');
  return type;
}

/** Does not destroy the body at the end. @throws UPLOAD_FAILED when the connection is cut */
export async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
      });
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    await chunks.return?.();
  }
}
