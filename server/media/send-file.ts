import type { FastifyReply, FastifyRequest } from 'fastify';
import { mediaName } from '#domain/media/rules.ts';
import type { Deps } from '#server/platform/deps.ts';
import { refusal } from '#server/platform/errors.ts';
import { FileMissing } from '#server/platform/files/file-store.ts';
import { isSecure } from '#server/platform/access/session.ts';
import { parseRange } from './parse-range.ts';
import type { MediaRow } from './store.ts';

/** Decides whether the browser may cache the file: never through a link. */
export type Reader = 'owner' | 'link';

/** A file opened as a page must not run or load anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
/** PDF viewers run scripts, and Safari does not show a sandboxed PDF, so it is downloaded. */
const dispositionOf = ({ kind }: MediaRow) => (kind === 'document' ? 'attachment' : 'inline');

export async function sendFile(
  { files, config }: Deps,
  {
    request,
    reply,
    row,
    name,
    reader,
  }: { request: FastifyRequest; reply: FastifyReply; row: MediaRow; name: string; reader: Reader },
): Promise<FastifyReply> {
  const isThumbnail = name === 'thumbnail.jpg';
  const key = isThumbnail ? row.thumbnailKey : row.storageKey;
  if (!key || (!isThumbnail && name !== mediaName(row.extension))) throw refusal('NOT_FOUND');

  const size = isThumbnail ? await files.size(key).catch(toNotFound) : row.size;
  const etag = `"${row.sha256.toString('hex', 0, 16)}${isThumbnail ? '-t' : ''}"`;
  const isOwner = reader === 'owner';
  reply.headers({
    'content-type': row.contentType,
    'content-disposition': `${dispositionOf(row)}; filename="${name}"`,
    'content-security-policy': POLICY,
    'cache-control': isOwner ? cacheControl(isSecure(config)) : 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    ...(isOwner ? { etag } : {}),
  });
  if (isOwner && matchesEtag(request.headers['if-none-match'], etag)) return reply.status(304).send();

  const isHead = request.method === 'HEAD';
  const unchanged = !request.headers['if-range'] || (isOwner && request.headers['if-range'] === etag);
  const range = unchanged && !isHead ? parseRange(request.headers.range, size) : undefined;
  if (range === 'unsatisfiable') {
    return reply
      .status(416)
      .header('content-range', `bytes */${size}`)
      .header('cache-control', 'private, no-store')
      .send();
  }
  if (range) reply.status(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  reply.header('content-length', range ? range.end - range.start + 1 : size);
  return reply.send(isHead ? undefined : await files.read(key, range).catch(toNotFound));
}

// Log-out clears the browser's cache only over https; otherwise the browser must revalidate.
const cacheControl = (secure: boolean) =>
  secure ? 'private, max-age=31536000, immutable' : 'private, no-cache';

const matchesEtag = (header: string | undefined, etag: string) =>
  header?.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, ''))) ?? false;

function toNotFound(error: unknown): never {
  throw error instanceof FileMissing ? refusal('NOT_FOUND') : error;
}
