const SHARED_MS = 1000;

let last: string | undefined;
let sharedUntil = 0;

/** @param visitor one who uses this server now */
export function noteVisitor(visitor: string): void {
  if (last !== undefined && last !== visitor) sharedUntil = performance.now() + SHARED_MS;
  last = visitor;
}

/** Whether more than one visitor was here within the last second. */
export const othersAreHere = (): boolean => performance.now() < sharedUntil;
