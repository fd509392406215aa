/** A task at a time in this process; the next one waits for its turn. */
export type Gate = {
  /** Whether a task is at work, so that a new one had better not come. */
  isBusy(): boolean;
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

export function openGate(): Gate {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isBusy: () => waiting > 0,
    async run(task) {
      waiting += 1;
      const turn = last.then(task);
      last = turn.catch(() => undefined);
      try {
        return await turn;
      } finally {
        waiting -= 1;
      }
    },
  };
}
