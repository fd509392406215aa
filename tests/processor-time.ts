/**
 * No input may block a process for more than 50 ms on a usual machine; a slow or busy one needs up to three times as long.
 * Work that grows with the square of its input takes seconds on any.
 */
export const HELD_UP_MS = 150;

/**
 * The processor's milliseconds for a task: the first try below the limit, else the fastest of many. Code that runs for
 * the first time, or on a busy machine, may take longer once; a task that always takes longer is always over the limit.
 */
export function processorMilliseconds(limit: number, task: () => unknown): number {
  let fastest = Infinity;
  for (let tries = 0; tries < 25 && fastest >= limit; tries++) {
    const began = process.cpuUsage();
    task();
    fastest = Math.min(fastest, process.cpuUsage(began).user / 1000);
  }
  return fastest;
}
