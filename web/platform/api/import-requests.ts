import type { CommitLine, ImportCounts } from '#domain/imports/batch-schema.ts';
import { fileProblems, type FileProblem } from '#domain/imports/server-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from './client.ts';
import { ApiError, isCode, NetworkError } from './errors.ts';
import { postForLines } from './lines.ts';
import { request, type RequestOptions } from './request.ts';

type ImportFile = { importId: Id; place: number; fileId: Id; bytes: BlobPart };

/** @returns what is wrong with the file itself; null when it was stored */
export async function putImportFile(
  { importId, place, fileId, bytes }: ImportFile,
  options: RequestOptions,
): Promise<FileProblem | null> {
  const path = `/api/imports/${importId}/files/${fileId}?place=${place}`;
  try {
    await request(path, { method: 'PUT', body: new Blob([bytes]) }, options);
    return null;
  } catch (error) {
    // 408: the line was too slow.
    const problem = error instanceof ApiError && error.status !== 408 && fileProblems[error.code];
    if (problem) return problem;
    throw error;
  }
}

/** Can be sent again under the same id. @param onShare gets the share of the work that the server has done, 0 to 1 */
export async function commitImport(
  { importId, opId }: { importId: Id; opId: Id },
  options: RequestOptions,
  onShare: (share: number) => void,
): Promise<ImportCounts> {
  const path = `/api/imports/${importId}/commit/lines`;
  let last: CommitLine | undefined;
  try {
    last = await postForLines<CommitLine>(path, { opId }, options, (line) => {
      if ('share' in line) onShare(line.share);
    });
  } catch (error) {
    if (!isCode(error, 'NOT_FOUND')) throw error;
    // A process of the version before, which knows no such address, may still answer while a new one is rolled out.
    return call('imports.commit', { importId, opId }, options);
  }
  if (!last || 'share' in last) throw new NetworkError(new TypeError('The answer was cut off'));
  return last.counts;
}
