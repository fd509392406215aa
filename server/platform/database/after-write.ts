import type { Id } from '#domain/ids.ts';

type Listener = (ownerId: Id | null) => void;
const listeners = new Set<Listener>();

/** Calls back after each write of this process that committed. @returns ends it */
export function onWritten(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param ownerId null where several accounts may be concerned */
export const written = (ownerId: Id | null): void => listeners.forEach((listener) => listener(ownerId));
