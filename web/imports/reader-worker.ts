import { readLubeLogger } from '#domain/imports/lubelogger-json.ts';
import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportContext, ImportFile, ImportReading } from '#domain/imports/schema.ts';
import type { ServerRecords } from '#domain/imports/server-schema.ts';
import { extractFiles } from '#domain/imports/unzip.ts';

export type Source = { files: readonly File[] } | { server: ServerRecords };

/** `source` is absent if it is the same as in the previous request. */
type OfSource = { id: number; source?: Source };
export type ReadRequest = OfSource & { answers: ImportAnswers; context: ImportContext };
/** Paths of record files within the zips of the source. */
export type ExtractRequest = OfSource & { extract: readonly string[] };
export type ReaderRequest = ReadRequest | ExtractRequest;
export type Extracted = Map<string, Uint8Array<ArrayBuffer>>;
export type ReaderAnswer =
  | { id: number; reading: ImportReading }
  | { id: number; extracted: Extracted }
  | { id: number; failed: string };

let files: ImportFile[] = [];
let server: ServerRecords | null = null;

async function open(source: Source | undefined): Promise<void> {
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
}

async function read({ source, answers, context }: ReadRequest): Promise<ImportReading> {
  await open(source);
  return server ? readLubeLogger(server, answers, context) : readImport(files, answers, context);
}

async function answerTo(request: ReaderRequest): Promise<ReaderAnswer> {
  const { id } = request;
  try {
    if ('extract' in request) {
      await open(request.source);
      return { id, extracted: extractFiles(files, request.extract) };
    }
    return { id, reading: await read(request) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void answerTo(data).then((answer) => postMessage(answer));
});
