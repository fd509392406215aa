import { Worker } from 'node:worker_threads';
import { refusal } from '#server/platform/errors.ts';

/** RGBA, in the colours of the ICC profile; sRGB when there is none. */
export type Pixels = { data: Uint8Array; width: number; height: number; profile: Uint8Array | null };

const PATIENCE_MS = 30_000;

/**
 * The pixels of a HEIC picture, RGBA, turned as its own header says. The decoder runs in a thread of its
 * own and only for this picture: it blocks while it works, and its memory goes with it.
 * @throws TOO_MANY_PIXELS before they are unfolded
 */
export function decodeHeic(path: string, pixelsMax: number): Promise<Pixels> {
  const worker = new Worker(new URL('./decode-heic-worker.ts', import.meta.url), {
    workerData: { path, pixelsMax },
    // The decoder prints what it dislikes about a file; the thrown error says it better.
    stdout: true,
    stderr: true,
  });
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const decoded = new Promise<Pixels>((resolve, reject) => {
    worker.once('message', (answer: Pixels | 'too many pixels') =>
      answer === 'too many pixels'
        ? reject(refusal('TOO_MANY_PIXELS', { limit: pixelsMax }))
        : resolve(answer),
    );
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The decoder ended without a picture')));
    patience.addEventListener('abort', () => reject(new Error('The decoder took too long')));
  });
  return decoded.finally(() => worker.terminate());
}
