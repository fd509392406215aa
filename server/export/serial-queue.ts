export type SerialQueue = {
  isBusy(): boolean;
  run<Result>(task: () => Promise<Result>): Promise<Result>;
};

export function serialQueue(): SerialQueue {
  let pending = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    isBusy: () => pending > 0,
    async run(task) {
      pending += 1;
      const result = last.then(task);
      last = result.catch(() => undefined);
      try {
        return await result;
      } finally {
        pending -= 1;
      }
    },
  };
}
