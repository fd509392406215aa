import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Work that goes on after the response. Mail is sent here so that the response time does not reveal whether
 * an address is known. A task reports its own failure and never rejects.
 */
export type BackgroundTasks = {
  run(task: Promise<void>): void;
  finish(withinMs: number): Promise<void>;
};

export function openBackgroundTasks(): BackgroundTasks {
  const running = new Set<Promise<void>>();
  return {
    run(task) {
      const ending = task.finally(() => running.delete(ending));
      running.add(ending);
    },
    async finish(withinMs) {
      await Promise.race([Promise.allSettled(running), sleep(withinMs, undefined, { ref: false })]);
    },
  };
}
