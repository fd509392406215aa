import { setTimeout as sleep } from 'node:timers/promises';

/** Sends mail, so that response times do not reveal known addresses. A task reports its own failure, never rejects. */
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
