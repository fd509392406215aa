import type { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { Id } from '#domain/ids.ts';
import {
  fileProblems,
  type FileAttempt,
  type FileProblem,
  type LubeLoggerServer,
  type ServerFile,
} from '#domain/imports/server-schema.ts';
import { saveUpload } from '#server/media/save-upload.ts';
import { assertFreeSpace } from '#server/media/storage-limits.ts';
import type { OwnerScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isRefusal, refusal } from '#server/platform/errors.ts';
import { addressOf, openServer, toLubeLoggerError, type LubeLoggerError } from './ask-lubelogger.ts';
import { addStagedFile, takesFile } from './file-store.ts';
import { fileAddress } from './server-address.ts';

const FILE_MS = 60_000;

type ImportFile = { importId: Id; place: number; fileId: Id; body: Readable; declaredSize: number };

/** Attaches to a record of an open import when that is committed. @throws NOT_FOUND, and what saveUpload throws */
export async function saveImportFile(
  deps: Deps,
  owner: OwnerScope,
  { importId, place, fileId, body, declaredSize }: ImportFile,
  signal?: AbortSignal,
): Promise<void> {
  if (!(await takesFile(deps.db, owner, importId, { place, fileId }))) throw refusal('NOT_FOUND');
  await assertFreeSpace(deps, declaredSize);
  const upload = { id: fileId, purpose: 'receipt', carId: null, body, declaredSize } as const;
  await saveUpload(deps, { ...owner, linkId: null }, { ...upload, ...(signal && { signal }) });
  if (!(await addStagedFile(deps.db, owner, importId, { place, fileId }))) throw refusal('NOT_FOUND');
}

/** @throws NOT_FOUND, ID_TAKEN, QUOTA_EXCEEDED, TOO_MANY_FILES, NO_SPACE */
export async function fetchImportFile(
  deps: Deps,
  owner: OwnerScope,
  { importId, place, fileId, location, server }: z.output<typeof ServerFile>,
): Promise<FileAttempt> {
  if (!(await takesFile(deps.db, owner, importId, { place, fileId }))) throw refusal('NOT_FOUND');
  const opened = await openFile(deps, server, location);
  if ('problem' in opened) return opened;
  const { body, declaredSize } = opened;
  let failure: unknown;
  body.once('error', (error) => (failure = error));
  try {
    await saveImportFile(deps, owner, { importId, place, fileId, body, declaredSize });
    return { problem: null };
  } catch (error) {
    if (failure) return failed(deps, toLubeLoggerError(failure));
    const problem = isRefusal(error) && fileProblems[error.code];
    if (!problem) throw error;
    return { problem };
  } finally {
    body.destroy();
  }
}

async function openFile(deps: Deps, server: LubeLoggerServer, location: string) {
  try {
    const url = fileAddress(addressOf(server), location);
    if (url === null) return { problem: 'not-there' as const };
    const { body, headers } = await openServer(deps, server, { url, timeoutMs: FILE_MS });
    const declaredSize = Number(headers['content-length']) || 0;
    if (declaredSize <= deps.config.uploadLimits.picture) return { body, declaredSize };
    body.destroy();
    return { problem: 'file-too-large' as const };
  } catch (error) {
    return failed(deps, toLubeLoggerError(error));
  }
}

/** LubeLogger versions whose API keys do not open files redirect to the log-in page instead. */
const LOGIN_REQUIRED = ['key', 'moved', 'other-app'];

function failed({ log }: Deps, { problem, message }: LubeLoggerError): { problem: FileProblem } {
  log.warn({ problem, reason: message }, 'a file of a LubeLogger server was not read');
  return { problem: LOGIN_REQUIRED.includes(problem) ? 'not-there' : problem };
}
