import type { ImportAnswers, ImportContext, ImportReading } from '#domain/imports/schema.ts';
import type { Extracted, ReaderAnswer, ReaderRequest, Source } from './reader-worker.ts';

const startWorker = () => new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });

type Answered = Exclude<ReaderAnswer, { failed: string }>;
type Waiting = { resolve: (answer: Answered) => void; reject: (error: Error) => void };
type Unnumbered<Request> = Request extends unknown ? Omit<Request, 'id'> : never;

/** Reads in a worker, so that 50,000 rows do not freeze the page. A worker that failed to load is replaced. */
export function openReader(start = startWorker) {
  let worker: Worker | null = null;
  let lastId = 0;
  let lastSource: Source = { files: [] };
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
      if ('failed' in data) request?.reject(new Error(data.failed));
      else request?.resolve(data);
    });
    opened.addEventListener('error', ({ message }) => {
      close();
      for (const { reject } of waiting.values())
        reject(new Error(message || 'The reader could not be loaded'));
      waiting.clear();
    });
    return opened;
  };
  const ask = (request: Unnumbered<ReaderRequest>, source?: Source): Promise<Answered> => {
    const id = (lastId += 1);
    const sendsSource = source !== undefined || worker === null;
    lastSource = source ?? lastSource;
    const reader = (worker ??= open());
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no target
      reader.postMessage({ id, ...request, ...(sendsSource && { source: lastSource }) });
    });
  };
  return {
    /** @param source defaults to that of the last request */
    async read(answers: ImportAnswers, context: ImportContext, source?: Source): Promise<ImportReading> {
      const answer = await ask({ answers, context }, source);
      return (answer as Extract<Answered, { reading: unknown }>).reading;
    },
    /** Extracts files from the zips that were read last. */
    async extract(names: readonly string[]): Promise<Extracted> {
      const answer = await ask({ extract: names });
      return (answer as Extract<Answered, { extracted: unknown }>).extracted;
    },
    close,
  };
}
