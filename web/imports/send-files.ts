import type { ImportedRecord } from '#domain/imports/schema.ts';
import type { FileProblem, LubeLoggerServer, ServerProblem } from '#domain/imports/server-schema.ts';
import type { Id } from '#domain/ids.ts';
import { call } from '#web/platform/api/client.ts';
import { putImportFile } from '#web/platform/api/import-requests.ts';
import { newId } from '#web/platform/ids.ts';
import type { openReader } from './reader.ts';
import { resendUnanswered } from './send-records.ts';

/** `key` identifies record and file, so that a second attempt reuses the id or skips the file. */
export type FileToSend = { key: string; importId: Id; place: number; location: string };
export type SentFiles = { ids: Map<string, Id>; problems: Map<string, FileProblem | null> };

export const noneSent = (): SentFiles => ({ ids: new Map(), problems: new Map() });

export const filesToSend = (
  importId: Id,
  records: readonly ImportedRecord[],
  places: readonly number[],
): FileToSend[] =>
  places.flatMap((place) => {
    const record = records[place]!;
    const files = 'files' in record ? (record.files ?? []) : [];
    return files.map((location) => ({ key: `${place} ${location}`, importId, place, location }));
  });

export type TakeFile = (file: FileToSend, fileId: Id, signal: AbortSignal) => Promise<FileProblem | null>;

export const takeFromServer =
  (server: LubeLoggerServer): TakeFile =>
  async ({ importId, place, location }, fileId, signal) => {
    const input = { importId, place, fileId, location, server };
    return (await resendUnanswered(() => call('imports.fetchFile', input, { signal }))).problem;
  };

export async function takeFromZips(
  reader: Pick<ReturnType<typeof openReader>, 'extract'>,
  files: readonly FileToSend[],
): Promise<TakeFile> {
  const found = await reader.extract(files.map(({ location }) => location));
  return async ({ importId, place, location }, fileId, signal) => {
    const bytes = found.get(location);
    if (!bytes) return 'not-there';
    return resendUnanswered(() => putImportFile({ importId, place, fileId, bytes }, { signal }));
  };
}

/** The server stopped answering: queue the import instead of dropping the remaining files. */
export class ServerStopped extends Error {
  readonly problem: ServerProblem;
  constructor(problem: ServerProblem) {
    super(`The server of the files does not answer: ${problem}`);
    this.problem = problem;
  }
}

const OF_FILE: readonly FileProblem[] = ['not-there', 'unsupported', 'file-too-large'];
const isOfServer = (problem: FileProblem): problem is ServerProblem => !OF_FILE.includes(problem);

/** Sends files one at a time and skips those already sent. @throws ServerStopped */
export async function sendFiles(
  files: readonly FileToSend[],
  {
    take,
    sent,
    signal,
    onProgress,
  }: {
    take: TakeFile;
    sent: SentFiles;
    signal: AbortSignal;
    /** @param share of the files, 0 to 1 */
    onProgress: (share: number) => void;
  },
): Promise<void> {
  for (const [at, file] of files.entries()) {
    onProgress(at / files.length);
    if (sent.problems.has(file.key)) continue;
    const fileId = sent.ids.get(file.key) ?? newId();
    sent.ids.set(file.key, fileId);
    const problem = await take(file, fileId, signal);
    if (problem !== null && isOfServer(problem)) throw new ServerStopped(problem);
    sent.problems.set(file.key, problem);
  }
}
