import { Worker } from 'node:worker_threads';
import type { RenderRequest } from './render-report-worker.ts';

const TIMEOUT_MS = 60_000;
const MEMORY_MB = 384;

/** In a separate thread: rendering blocks, and its memory is freed with the thread. */
export function renderReport(request: RenderRequest, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./render-report-worker.ts', import.meta.url), {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const cancelled = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
  const rendered = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread exited without a report')));
    cancelled.addEventListener('abort', () => reject(cancelled.reason));
  });
  return rendered.finally(() => worker.terminate());
}
