import type { Imported } from '#domain/exports/imported.ts';
import type { Phrase } from '#domain/language/words.ts';
import { ApiError, isCode, NetworkError, readError, refusalPhrase } from '#web/platform/api/errors.ts';
import { NO_MORE_FILES, STORAGE_FULL } from '#web/platform/api/failure-phrase.ts';

type Progress = { signal: AbortSignal; onProgress: (bytes: number) => void };

/** XMLHttpRequest, because fetch reports no upload progress. */
export const sendImport = (file: File, { signal, onProgress }: Progress): Promise<Imported> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/api/import');
    request.setRequestHeader('content-type', 'application/zip');
    let sent = 0;
    request.upload.onprogress = ({ loaded }) => onProgress((sent = loaded));
    request.onerror = () => reject(sent > 0 && navigator.onLine ? interrupted() : new NetworkError(null));
    request.onabort = () => reject(new DOMException('The import was cancelled', 'AbortError'));
    request.onload = () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (answer.ok) resolve(answer.json() as Promise<Imported>);
      else void readError(answer).then(reject);
    };
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });

/** Online, but the connection was closed: a proxy or the server timed out. */
const interrupted = () =>
  new ApiError({ code: 'UPLOAD_FAILED', status: 408, message: 'The upload was interrupted' });

export function transferFailure(error: unknown): Phrase {
  if (error instanceof NetworkError) return 'This needs an internet connection';
  if (isCode(error, 'TOO_LARGE')) return 'The file is too large for this server.';
  if (isCode(error, 'BUSY')) return 'The server is busy with another import. Please try again in a minute.';
  if (isCode(error, 'NO_SPACE')) return 'There is not enough space on the server for this file.';
  if (isCode(error, 'QUOTA_EXCEEDED')) return STORAGE_FULL;
  if (isCode(error, 'TOO_MANY_FILES')) return NO_MORE_FILES;
  if (isCode(error, 'TOO_MANY_REQUESTS')) return 'Too many attempts. Please try again later.';
  const isTooSlow = error instanceof ApiError && error.status === 408; // may come from a proxy
  if (isCode(error, 'UPLOAD_FAILED') || isTooSlow) return 'The upload was interrupted. Please try again.';
  if (isCode(error, 'BAD_REQUEST')) return refusalPhrase(error) ?? 'This file is not a Carful export.';
  return 'An unexpected error occurred. Please try again.';
}
