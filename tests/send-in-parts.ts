import { request as httpRequest } from 'node:http';
import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { UploadState } from '#domain/media/schema.ts';
import type { Answer, Visitor } from './client.ts';

export type Upload = { id: Id; query: string; file: Buffer };

export const beginUpload = (visitor: Visitor, { id, query, file }: Upload): Promise<Answer> =>
  visitor.send('POST', `/api/uploads/${id}?${query}&size=${file.length}`);

export const sendPart = (
  visitor: Visitor,
  { id, query, file }: Upload,
  offset: number,
  end = offset + limits.uploadPartBytes,
): Promise<Answer> =>
  visitor.send('PATCH', `/api/uploads/${id}?${query}&offset=${offset}`, {
    body: file.subarray(offset, end) as Buffer<ArrayBuffer>,
  });

/** A part of which `bytes` are sent and no more; `cut` ends it. */
export function startPart(
  visitor: Visitor,
  { id, query, file }: Upload,
  { offset, bytes }: { offset: number; bytes: number },
): { written: Promise<unknown>; cut: () => void; closed: Promise<void> } {
  const { hostname, port } = new URL(visitor.baseUrl);
  const length = Math.min(limits.uploadPartBytes, file.length - offset);
  const request = httpRequest({
    hostname,
    port,
    method: 'PATCH',
    path: `/api/uploads/${id}?${query}&offset=${offset}`,
    headers: { cookie: visitor.cookie, origin: visitor.baseUrl, 'content-length': length },
  });
  request.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => request.once('close', resolve));
  const written = new Promise((resolve) => request.write(file.subarray(offset, offset + bytes), resolve));
  return { written, cut: () => void request.destroy(), closed };
}

export async function cutPart(
  visitor: Visitor,
  upload: Upload,
  part: { offset: number; bytes: number },
): Promise<void> {
  const { written, cut, closed } = startPart(visitor, upload, part);
  await written;
  cut();
  await closed;
}

/** @throws unless it is an answer of the upload */
export function stateOf({ status, body }: Answer): UploadState {
  if (status !== 200) throw new Error(`an upload answered ${status}: ${JSON.stringify(body)}`);
  return body as UploadState;
}

/** Sends the rest, part by part. */
export async function sendRest(visitor: Visitor, upload: Upload): Promise<UploadState> {
  let state = stateOf(await beginUpload(visitor, upload));
  while (!state.media) state = stateOf(await sendPart(visitor, upload, state.received));
  return state;
}
