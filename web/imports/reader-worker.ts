import { readImport } from '#domain/imports/read-import.ts';
import type { ImportAnswers, ImportContext, ImportFile, ImportReading } from '#domain/imports/schema.ts';

export type ReaderRequest = {
  id: number;
  /** Absent: the files of the request before. */
  files?: readonly File[];
  answers: ImportAnswers;
  context: ImportContext;
};
export type ReaderAnswer = { id: number; reading: ImportReading } | { id: number; failed: string };

let files: ImportFile[] = [];

async function read({ id, files: chosen, answers, context }: ReaderRequest): Promise<ReaderAnswer> {
  try {
    if (chosen) {
      files = await Promise.all(
        chosen.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })),
      );
    }
    return { id, reading: readImport(files, answers, context) };
  } catch (error) {
    return { id, failed: String(error) };
  }
}

addEventListener('message', ({ data }: MessageEvent<ReaderRequest>) => {
  void read(data).then((answer) => postMessage(answer));
});
