import type { Id } from '#domain/ids.ts';
import { limits } from '#domain/limits.ts';
import type { Media, UploadState } from '#domain/media/schema.ts';
import { isCode, isRetryable, NetworkError } from './errors.ts';
import { withRetries } from './retries.ts';

export const isSentInParts = ({ size }: Blob): boolean => size > limits.uploadWholeBytes;

type Sending = {
  /** Query of every request: purpose, car, record. */
  query: string;
  /** Sends one request. @throws ApiError, NetworkError */
  send: (path: string, method: 'POST' | 'PATCH', body?: Blob) => Promise<UploadState>;
  onReceived: (bytes: number) => void;
};

/** In a row, without progress. */
const RESTARTS_MAX = 3;

/** Resumes an interrupted upload, also that of an earlier attempt. The content under an id never changes.
 * @throws NetworkError if the server does not answer within a few seconds */
export async function sendInParts(id: Id, file: Blob, { query, send, onReceived }: Sending): Promise<Media> {
  const path = `/api/uploads/${id}?${query}`;
  const begin = () => withRetries(() => send(`${path}&size=${file.size}`, 'POST'));
  let state = await begin();
  for (let restarts = 0; !state.media;) {
    const { received } = state;
    onReceived(received);
    const part = file.slice(received, received + limits.uploadPartBytes);
    try {
      state = await send(`${path}&offset=${received}`, 'PATCH', part);
    } catch (error) {
      if (!isResumable(error) || restarts === RESTARTS_MAX) throw error;
      state = await begin();
    }
    restarts = state.received > received ? 0 : restarts + 1;
    if (restarts > RESTARTS_MAX) throw new NetworkError(null);
  }
  return state.media;
}

/** Connection lost, a part that arrived late, or an upload that the server no longer has. */
const isResumable = (error: unknown) =>
  isRetryable(error) || isCode(error, 'WRONG_OFFSET') || isCode(error, 'NOT_FOUND');
