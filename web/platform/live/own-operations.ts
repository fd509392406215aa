import type { Id } from '#domain/ids.ts';

const KEPT = 200;
const own = new Set<Id>();

export function noteOwnOperation(opId: Id): void {
  own.add(opId);
  if (own.size <= KEPT) return;
  const [oldest] = own;
  own.delete(oldest!);
}

export const isOwnOperation = (opId: Id | null): boolean => opId !== null && own.has(opId);
