import type { FileHandle } from 'node:fs/promises';
import { Readable, type PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile, type ReadStreamOptions } from 'yazl';
import { BLOCK, closeStaged, openStaged, type ExportDeps } from './stage-snapshot.ts';

export type ZipPart = {
  name: string;
  options: Partial<ReadStreamOptions>;
  open: () => Promise<Readable>;
};

/** Opens each part only when it is its turn; a failing part aborts the download. @param staged closed at the end */
export function streamZip(deps: ExportDeps, staged: FileHandle, parts: Iterable<ZipPart>): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let reading: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => {
    reading?.destroy();
    closeStaged(staged, deps);
  });
  for (const { name, options, open } of parts) {
    zip.addReadStreamLazy(name, { mode: 0o600, ...options }, (give) => {
      const opened = (stream: Readable) => {
        if (output.destroyed) stream.destroy();
        reading = stream.once('error', (error) => zip.emit('error', error));
        give(null, stream);
      };
      open().then(opened, (error: unknown) => give(error, Readable.from([])));
    });
  }
  zip.end();
  return output;
}

/** The same, whole before it is sent: a thousand tables would be thousands of packets, packed while others wait. */
export async function stageZip(
  deps: ExportDeps,
  staged: FileHandle,
  parts: Iterable<ZipPart>,
): Promise<Readable> {
  const whole = await openStaged(deps).catch((error: unknown) => {
    closeStaged(staged, deps);
    throw error;
  });
  try {
    const written = whole.createWriteStream({ autoClose: false, highWaterMark: BLOCK });
    await pipeline(streamZip(deps, staged, parts), written);
  } catch (error) {
    await whole.close();
    throw error;
  }
  return whole.createReadStream({ start: 0 });
}
