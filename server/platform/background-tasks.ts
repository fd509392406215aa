import { setTimeout as sleep } from 'node:timers/promises';

/**
 * What goes on after the answer: a mail must neither delay an answer nor tell by its time whether an
 * address is known. An errand reports its own failure and never rejects.
 */
export type Errands = {
  run(errand: Promise<void>): void;
  /** Waits for what is under way, at most this long. */
  finish(withinMs: number): Promise<void>;
};

export function openErrands(): Errands {
  const running = new Set<Promise<void>>();
  return {
    run(errand) {
      const ending = errand.finally(() => running.delete(ending));
      running.add(ending);
    },
    async finish(withinMs) {
      await Promise.race([Promise.allSettled(running), sleep(withinMs, undefined, { ref: false })]);
    },
  };
}
