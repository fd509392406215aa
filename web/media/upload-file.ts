import type { Id } from '#domain/ids.ts';
import type { Media, MediaPurpose, UploadState } from '#domain/media/schema.ts';
import { NetworkError, readError } from '#web/platform/api/errors.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { withRetries } from '#web/platform/api/retries.ts';
import { isSentInParts, sendInParts } from '#web/platform/api/send-in-parts.ts';

type Options = {
  purpose: MediaPurpose;
  /** Null for the photo of a car that is not saved yet. */
  carId?: Id | null;
  token?: string | undefined;
  signal: AbortSignal;
  onProgress: (share: number) => void;
};

/** No progress for this long means a lost connection. */
const STALL_MS = 30_000;
/** After all bytes are sent: processing a large picture takes time. */
const ANSWER_MS = 120_000;

/** The client makes the id, so that a retry is idempotent. */
export async function uploadFile(id: Id, file: Blob, options: Options): Promise<Media> {
  const { purpose, carId, token, onProgress } = options;
  const page = inPage();
  if (page) return page.keepFile(id, file, purpose);
  const target = token ? `&token=${encodeURIComponent(token)}` : carId ? `&carId=${carId}` : '';
  const query = `purpose=${purpose}${target}`;
  if (!isSentInParts(file)) {
    const path = `/api/media/${id}?${query}`;
    const onSent = (bytes: number) => onProgress(bytes / file.size);
    return (await withRetries(() =>
      exchange({ path, method: 'PUT', file }, { ...options, onSent }),
    )) as Media;
  }
  let received = 0;
  return sendInParts(id, file, {
    query,
    send: async (path, method, part = new Blob()) => {
      const onSent = (bytes: number) => onProgress((received + bytes) / file.size);
      return (await exchange({ path, method, file: part }, { ...options, onSent })) as UploadState;
    },
    onReceived: (bytes) => onProgress((received = bytes) / file.size),
  });
}

type Exchange = { path: string; method: string; file: Blob };

// XMLHttpRequest, because fetch reports no upload progress.
function exchange(
  { path, method, file }: Exchange,
  { signal, onSent }: { signal: AbortSignal; onSent: (bytes: number) => void },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const cancel = () => request.abort();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStalled = false;
    const waitAtMost = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        isStalled = true;
        request.abort();
      }, ms);
    };
    request.open(method, path);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('accept', 'application/json');
    request.upload.onprogress = ({ loaded }) => {
      waitAtMost(STALL_MS);
      onSent(loaded);
    };
    request.upload.onload = () => waitAtMost(ANSWER_MS);
    request.onerror = () => reject(new NetworkError(null));
    request.onabort = () =>
      reject(
        isStalled
          ? new NetworkError(new DOMException('The upload timed out', 'TimeoutError'))
          : new DOMException('The upload was cancelled', 'AbortError'),
      );
    request.onload = () => {
      const answer = new Response(request.response as string, {
        status: request.status,
        statusText: request.statusText,
      });
      if (answer.ok) resolve(answer.json());
      else void readError(answer).then(reject);
    };
    request.onloadend = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', cancel);
    };
    if (signal.aborted) return reject(new DOMException('The upload was cancelled', 'AbortError'));
    signal.addEventListener('abort', cancel);
    waitAtMost(STALL_MS);
    request.send(file);
  });
}
