import { Worker } from 'node:worker_threads';
import { refusal } from '#server/platform/errors.ts';
import type { Pixels } from './pixels.ts';

const TIMEOUT_MS = 30_000;

/** In a separate thread: decoding blocks, and its memory is freed with the thread. @throws TOO_MANY_PIXELS */
export function decodeHeic(path: string, pixelsMax: number): Promise<Pixels> {
  const worker = new Worker(new URL('./decode-heic-worker.ts', import.meta.url), {
    workerData: { path, pixelsMax },
    stdout: true,
    stderr: true,
  });
  const timeout = AbortSignal.timeout(TIMEOUT_MS);
  const decoded = new Promise<Pixels>((resolve, reject) => {
    worker.once('message', (answer: Pixels | 'too many pixels') =>
      answer === 'too many pixels'
        ? reject(refusal('TOO_MANY_PIXELS', { limit: pixelsMax }))
        : resolve(answer),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder exited without a picture')));
    timeout.addEventListener('abort', () => reject(new Error('The decoder took too long')));
  });
  return decoded.finally(() => worker.terminate());
}
