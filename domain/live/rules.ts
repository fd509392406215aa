import type { Procedure } from '#domain/calls.ts';
import { limits } from '#domain/limits.ts';
import type { LiveChange } from './schema.ts';

const delays = limits.realtimeReconnectMs;

/** How long to wait before connecting again, after so many failures in a row (0 for the first). */
export const reconnectDelayMs = (failures: number): number =>
  delays[Math.min(failures, delays.length - 1)] ?? 0;

/** How long an open connection may be silent before it counts as lost. */
export const SILENCE_MS = limits.realtimeHeartbeatMs + limits.realtimeConnectMs;

/** A write shows its own time a moment before others can see it. */
const COMMIT_MS = 2_000;

/** Whether something changed since a page's answers were fresh. Both in milliseconds before now. */
export const isOutdated = (changedMsAgo: number | null, freshMsAgo: number): boolean =>
  changedMsAgo !== null && changedMsAgo <= freshMsAgo + COMMIT_MS;

const nounsOf: Record<Exclude<LiveChange['kind'], 'car'>, readonly string[]> = {
  thread: ['assistant'],
  // The garage names the main car.
  settings: ['settings', 'cars'],
  links: ['share'],
  session: ['account'],
};

/** What no change of a car can touch. */
const apartFromCars = new Set(['settings', 'account', 'profile', 'session', 'functions']);

/** Whether the answer of a read may be another one after this change. */
export function concerns(change: LiveChange, procedure: Procedure, input: unknown): boolean {
  const noun = procedure.split('.', 1)[0]!;
  const { carId } = (input ?? {}) as { carId?: unknown };
  if (change.carId !== null && typeof carId === 'string' && carId !== change.carId) return false;
  return change.kind === 'car' ? !apartFromCars.has(noun) : nounsOf[change.kind].includes(noun);
}
