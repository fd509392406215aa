import { readLubeLogger } from '#domain/imports/lubelogger-json.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportContext, ImportFile, ImportReading } from '#domain/imports/schema.ts';
import type { ServerRecords } from '#domain/imports/server-schema.ts';
import { extractFiles } from '#domain/imports/unzip.ts';

/** What is read: files that were chosen, or what a server has answered. */
export type Source = { files: readonly File[] } | { server: ServerRecords };

export type ReadRequest = {
  id: number;
  /** Absent: that of the request before. */
  source?: Source;
  answers: ImportAnswers;
  context: ImportContext;
};
/** Files of records, by their place in the zips of the last source. */
export type ExtractRequest = { id: number; extract: readonly string[] };
export type ReaderRequest = ReadRequest | ExtractRequest;
export type Extracted = Map<string, Uint8Array<ArrayBuffer>>;
export type ReaderAnswer =
  | { id: number; reading: ImportReading }
  | { id: number; extracted: Extracted }
  | { id: number; failed: string };

let files: ImportFile[] = [];
let server: ServerRecords | null = null;

async function read({ source, answers, context }: ReadRequest): Promise<ImportReading> {
  if (source && 'files' in source) {
    server = null;
    files = await Promise.all(
      source.files.map(async (file) => ({
        name: file.name,
        bytes: new Uint8Array(await file.arrayBuffer()),
      })),
    );
  } else if (source) {
    server = source.server;
    files = [];
  }
  return server ? readLubeLogger(server, answers, context) : readImport(files, answers, context);
}

async function answerTo(request: ReaderRequest): Promise<ReaderAnswer> {
  const { id } = request;
  try {
    if ('extract' in request) return { id, extracted: extractFiles(files, request.extract) };
    return { id, reading: await read(request) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
