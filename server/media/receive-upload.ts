import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { acceptedTypes, isTakenFor } from '#domain/media/rules.ts';
import type { MediaKind, MediaPurpose } from '#domain/media/schema.ts';
import { refusal } from '#server/platform/errors.ts';

/** What a file is decided by: its first bytes. */
const HEAD_BYTES = 4100;

export type UploadLimits = { picture: number; video: number };
export type Received = { kind: MediaKind; extension: string; size: number; sha256: Buffer };

const limitOf = (kind: MediaKind, limits: UploadLimits) => (kind === 'video' ? limits.video : limits.picture);

/** The most that an upload for this purpose may have, in bytes. */
const limitFor = (purpose: MediaPurpose, limits: UploadLimits) =>
  Math.max(
    ...(['picture', 'video', 'document'] as const)
      .filter((kind) => isTakenFor(purpose, kind))
      .map((kind) => limitOf(kind, limits)),
  );

/**
 * Writes an upload to `path` as it comes, one chunk in memory, and decides by its content what it is. The
 * body is never destroyed, only left where it is, so that a refusal still reaches the client.
 * @param announced the Content-Length, when there is one
 * @throws TOO_LARGE, UNSUPPORTED_MEDIA, UPLOAD_FAILED when the body breaks off
 */
export async function receiveUpload(
  body: Readable,
  path: string,
  { purpose, limits, announced }: { purpose: MediaPurpose; limits: UploadLimits; announced: number },
): Promise<Received> {
  let limit = limitFor(purpose, limits);
  const checkSize = (bytes: number) => {
    if (bytes > limit) throw refusal('TOO_LARGE', { limit });
  };
  checkSize(announced);

  const hash = createHash('sha256');
  const file = await open(path, 'wx');
  let size = 0;
  let head = Buffer.alloc(0);
  let type: { kind: MediaKind; extension: string } | undefined;
  const decide = async () => {
    type = await typeOf(head, purpose);
    limit = limitOf(type.kind, limits);
    checkSize(Math.max(size, announced));
    return type;
  };
  try {
    for await (const chunk of wholeBody(body)) {
      size += chunk.length;
      checkSize(size);
      hash.update(chunk);
      await file.writeFile(chunk);
      if (type) continue;
      head = Buffer.concat([head, chunk]);
      if (head.length >= HEAD_BYTES) await decide();
    }
    return { ...(type ?? (await decide())), size, sha256: hash.digest() };
  } finally {
    await file.close();
  }
}

async function typeOf(head: Buffer, purpose: MediaPurpose): Promise<{ kind: MediaKind; extension: string }> {
  const { fileTypeFromBuffer } = await import('file-type');
  const found = await fileTypeFromBuffer(head);
  const type = found && acceptedTypes[found.mime];
  if (!type || !isTakenFor(purpose, type.kind)) throw refusal('UNSUPPORTED_MEDIA');
  return type;
}

async function* wholeBody(body: Readable): AsyncGenerator<Buffer> {
  const chunks = body.iterator({ destroyOnReturn: false });
  try {
    for (;;) {
      const next = await chunks.next().catch((error: unknown) => {
        // The client went away, or its connection did.
        throw Object.assign(refusal('UPLOAD_FAILED'), { cause: error });
      });
      if (next.done) return;
      yield next.value as Buffer;
    }
  } finally {
    await chunks.return?.();
  }
}
