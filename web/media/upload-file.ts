import type { Id } from '#domain/ids.ts';
import type { Media, MediaPurpose } from '#domain/media/schema.ts';
import { NetworkError, readError } from '#web/platform/api/errors.ts';
import { withRetries } from '#web/platform/api/retries.ts';

type Options = {
  purpose: MediaPurpose;
  /** The car it belongs to; a car's own photo may come before its car. */
  carId?: Id | null;
  /** The share link it goes through, for someone without an account. */
  token?: string | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** An upload that comes no further for so long has lost its line. */
const STALL_MS = 30_000;
/** The same once all is sent: a large picture takes the server a while. */
const ANSWER_MS = 120_000;

/**
 * Sends a file under the id it was given here; sent again it is the same file.
 * @throws ApiError when it is refused, NetworkError when no answer came, AbortError when cancelled
 */
export const uploadFile = (id: Id, file: Blob, options: Options): Promise<Media> =>
  withRetries(() => putFile(id, file, options));

// XMLHttpRequest, because fetch does not tell how far an upload has come.
function putFile(id: Id, file: Blob, { purpose, carId, token, signal, onProgress }: Options): Promise<Media> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    let watch: ReturnType<typeof setTimeout> | undefined;
    let isStalled = false;
    const waitAtMost = (ms: number) => {
      clearTimeout(watch);
      watch = setTimeout(() => {
        isStalled = true;
        request.abort();
      }, ms);
    };
    const place = token ? `&token=${encodeURIComponent(token)}` : carId ? `&carId=${carId}` : '';
    request.open('PUT', `/api/media/${id}?purpose=${purpose}${place}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      waitAtMost(STALL_MS);
      if (lengthComputable) onProgress(loaded / total);
    };
    request.upload.onload = () => waitAtMost(ANSWER_MS);
    request.onerror = () => reject(new NetworkError(null));
    request.onabort = () =>
      reject(
        isStalled
          ? new NetworkError(new DOMException('The upload came no further', 'TimeoutError'))
          : new DOMException('The upload was cancelled', 'AbortError'),
      );
    request.onload = () => {
      const answer = new Response(request.response as string, {
        status: request.status,
        statusText: request.statusText,
      });
      if (answer.ok) resolve(answer.json() as Promise<Media>);
      else void readError(answer).then(reject);
    };
    request.onloadend = () => {
      clearTimeout(watch);
      signal.removeEventListener('abort', cancel);
    };
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', cancel);
    waitAtMost(STALL_MS);
    request.send(file);
  });
}
