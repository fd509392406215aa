import type { UploadState } from '#domain/media/schema.ts';
import { request } from '#web/platform/api/request.ts';
import { isSentInParts, sendInParts } from '#web/platform/api/send-in-parts.ts';
import type { StoredFile } from './records.ts';

const WHOLE_MS = 10 * 60_000;
/** Timeout of one part, and of processing after the last one. */
const PART_MS = 3 * 60_000;

/** Used by pages and by the worker. @param record `&name=id` of the record saved without the file, or '' */
export async function uploadStored(
  { id, userId, purpose, carId, bytes, type }: StoredFile,
  record: string,
  onSent: (share: number) => void,
): Promise<void> {
  const file = new Blob([bytes], { type: type || 'application/octet-stream' });
  const query = `purpose=${purpose}${carId ? `&carId=${carId}` : ''}${record}`;
  const ask = (path: string, method: string, ms: number, body?: Blob) =>
    request(
      path,
      { method, ...(body ? { body } : {}) },
      { account: userId, signal: AbortSignal.timeout(ms) },
    );
  if (!isSentInParts(file)) {
    await ask(`/api/media/${id}?${query}`, 'PUT', WHOLE_MS, file);
    return;
  }
  await sendInParts(id, file, {
    query,
    send: async (path, method, body) => (await ask(path, method, PART_MS, body)) as UploadState,
    onReceived: (received) => onSent(received / file.size),
  });
}
