/** Runs at most `max` tasks of one key at a time in this process, in order. Tasks that would wait for the same
 * database lock wait here instead, where they hold no connection that others need. */
export function semaphoreByKey(max: number) {
  const lines = new Map<string, { free: number; waiting: (() => void)[] }>();
  return async <Result>(key: string, task: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(key) ?? { free: max, waiting: [] };
    lines.set(key, line);
    if (line.free > 0) line.free -= 1;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await task();
    } finally {
      const next = line.waiting.shift();
      if (next) next();
      else if ((line.free += 1) === max) lines.delete(key);
    }
  };
}
