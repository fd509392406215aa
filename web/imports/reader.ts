import type { ImportAnswers, ImportContext, ImportReading } from '#domain/imports/schema.ts';
import type { ReaderAnswer, ReaderRequest } from './reader-worker.ts';

const startWorker = () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });

type Waiting = { resolve: (reading: ImportReading) => void; reject: (error: Error) => void };

/** Reads in a worker, so that 50,000 rows do not freeze the page. One that failed to load is replaced. */
export function openReader(start = startWorker) {
  let worker: Worker | null = null;
  let lastId = 0;
  let lastFiles: readonly File[] = [];
  const waiting = new Map<number, Waiting>();
  const close = () => {
    worker?.terminate();
    worker = null;
  };
  const open = () => {
    const opened = start();
    opened.addEventListener('message', ({ data }: MessageEvent<ReaderAnswer>) => {
      const request = waiting.get(data.id);
      waiting.delete(data.id);
      if ('reading' in data) request?.resolve(data.reading);
      else request?.reject(new Error(data.failed));
    });
    opened.addEventListener('error', ({ message }) => {
      close();
      for (const { reject } of waiting.values())
        reject(new Error(message || 'The reader could not be loaded'));
      waiting.clear();
    });
    return opened;
  };
  return {
    /** @param files those of the last request when absent */
    read(answers: ImportAnswers, context: ImportContext, files?: readonly File[]): Promise<ImportReading> {
      const id = (lastId += 1);
      const sendsFiles = files !== undefined || worker === null;
      lastFiles = files ?? lastFiles;
      const reader = (worker ??= open());
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        const request: ReaderRequest = { id, answers, context, ...(sendsFiles && { files: lastFiles }) };
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
        reader.postMessage(request);
      });
    },
    close,
  };
}
