const SHARED_MS = 1000;

/** Notes who comes, and tells whether others came within the last second. */
export function arrivals() {
  let last: string | undefined;
  let sharedUntil = 0;
  return {
    note(key: string): void {
      if (last !== undefined && last !== key) sharedUntil = performance.now() + SHARED_MS;
      last = key;
    },
    areOfSeveral: (): boolean => performance.now() < sharedUntil,
  };
}

/** Of visitors who use this server. */
export const visitors = arrivals();
