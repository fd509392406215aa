import type { Id } from '#domain/ids.ts';
import { parseStored, readDevice, writeDevice } from '#web/platform/storage/storage.ts';

type SentHere = [id: string, sentAs: Id];

const MAX = 100;

const read = () => parseStored<SentHere[]>(readDevice('mechanic:sent')) ?? [];

/** The operation that added the record: who knows it may withdraw the record. Null if another browser sent it. */
export const sentAs = (id: string): Id | null => read().find(([one]) => one === id)?.[1] ?? null;

/** @param operation null once it is withdrawn */
export function keepSentAs(id: string, operation: Id | null): void {
  const others = read().filter(([one]) => one !== id);
  const kept = operation ? [[id, operation], ...others].slice(0, MAX) : others;
  writeDevice('mechanic:sent', kept.length > 0 ? JSON.stringify(kept) : null);
}
