import type { CommitLine, ImportCounts } from '#domain/imports/batch-schema.ts';
import { fileProblems, type FileProblem } from '#domain/imports/server-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from './client.ts';
import { ApiError, isCode, NetworkError } from './errors.ts';
import { postForLines } from './lines.ts';
import { request, type RequestOptions } from './request.ts';

type ImportFile = { importId: Id; place: number; fileId: Id; bytes: BlobPart };

/** @returns the problem with the file; null if it was stored */
export async function putImportFile(
  { importId, place, fileId, bytes }: ImportFile,
  options: RequestOptions,
): Promise<FileProblem | null> {
  const path = `/api/imports/${importId}/files/${fileId}?place=${place}`;
  try {
    await request(path, { method: 'PUT', body: new Blob([bytes]) }, options);
    return null;
  } catch (error) {
    // 408 is about the connection, not the file.
    const problem = error instanceof ApiError && error.status !== 408 && fileProblems[error.code];
    if (problem) return problem;
    throw error;
  }
}

/** Idempotent under the same id. @param onShare progress of the server, 0 to 1 */
export async function commitImport(
  { importId, ...step }: { importId: Id; opId: Id; replaces?: number[] },
  options: RequestOptions,
  onShare: (share: number) => void,
): Promise<ImportCounts> {
  const path = `/api/imports/${importId}/commit/lines`;
  let last: CommitLine | undefined;
  try {
    last = await postForLines<CommitLine>(path, step, options, (line) => {
      if ('share' in line) onShare(line.share);
    });
  } catch (error) {
    if (!isCode(error, 'NOT_FOUND')) throw error;
    // During a rollout, a process of the previous version may answer, which lacks this address.
    return call('imports.commit', { importId, ...step }, options);
  }
  if (!last || 'share' in last) throw new NetworkError(new TypeError('The answer was cut off'));
  return last.counts;
}
