import { Worker } from 'node:worker_threads';
import type { Language } from '#domain/language/words.ts';
import type { ReportFacts } from '#domain/reports/report-facts.ts';

export type RenderOrder = {
  facts: ReportFacts;
  language: Language;
  /** JPEGs by the names that the facts give them. */
  pictures: Record<string, Uint8Array>;
};

const PATIENCE_MS = 60_000;
const MEMORY_MB = 384;

/**
 * The report as a PDF. It is set in a thread of its own, which goes when it is done: setting blocks, and
 * what it needs of memory goes with it.
 * @throws the signal's reason when nobody waits for it any more
 */
export function renderReport(order: RenderOrder, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('./render-report-worker.ts', import.meta.url), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  });
  const ended = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]);
  const set = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The thread ended without a report')));
    ended.addEventListener('abort', () => reject(ended.reason));
  });
  return set.finally(() => worker.terminate());
}
