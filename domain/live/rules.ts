import type { Procedure } from '#domain/calls.ts';
import { limits } from '#domain/limits.ts';
import type { LiveChange } from './schema.ts';

const delays = limits.realtimeReconnectMs;

export const reconnectDelayMs = (failures: number): number =>
  delays[Math.min(failures, delays.length - 1)] ?? 0;

/** A connection that is silent for longer counts as lost. */
export const SILENCE_MS = limits.realtimeHeartbeatMs + limits.realtimeConnectMs;

/** A write records its time a moment before it commits. */
const COMMIT_MS = 2_000;

/** Whether data changed after it was read. Both in milliseconds before now. */
export const isOutdated = (changedMsAgo: number | null, freshMsAgo: number): boolean =>
  changedMsAgo !== null && changedMsAgo <= freshMsAgo + COMMIT_MS;

const nounsOf: Record<Exclude<LiveChange['kind'], 'car'>, readonly string[]> = {
  thread: ['assistant'],
  // The list of cars includes the main car.
  settings: ['settings', 'cars', 'notices', 'bin'],
  links: ['share'],
  session: ['account'],
};

const unrelatedToCars = new Set(['settings', 'notices', 'account', 'profile', 'session', 'functions']);

export function concerns(change: LiveChange, procedure: Procedure, input: unknown): boolean {
  const noun = procedure.split('.', 1)[0]!;
  const { carId } = (input ?? {}) as { carId?: unknown };
  if (change.carId !== null && typeof carId === 'string' && carId !== change.carId) return false;
  return change.kind === 'car' ? !unrelatedToCars.has(noun) : nounsOf[change.kind].includes(noun);
}
