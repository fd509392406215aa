import type { ImportAnswers, ImportContext, ImportReading } from '#domain/imports/schema.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-worker.ts';

/** Reads in a worker, so that 50,000 rows do not freeze the page. */
export function openReader() {
  const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
  let lastId = 0;
  const waiting = new Map<
    number,
    { resolve: (reading: ImportReading) => void; reject: (error: Error) => void }
  >();
  worker.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
    const request = waiting.get(data.id);
    waiting.delete(data.id);
    if ('reading' in data) request?.resolve(data.reading);
    else request?.reject(new Error(data.failed));
  });
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message || 'The reader could not be loaded'));
    waiting.clear();
  });
  return {
    /** @param files those of the last request when absent */
    read(answers: ImportAnswers, context: ImportContext, files?: readonly File[]): Promise<ImportReading> {
      const id = (lastId += 1);
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        const request: ReaderRequest = { id, answers, context, ...(files && { files }) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        worker.postMessage(request);
      });
    },
    close: () => worker.terminate(),
  };
}
