import type { DrivingAdvice } from './schema.ts';

const RANKS: Record<DrivingAdvice, number> = { stop_driving: 2, soon: 1, unread: 1, can_wait: 0 };

/** The higher, the worse; the server orders by the same ranks. */
export const adviceRank = (advice: DrivingAdvice | null): number => (advice ? RANKS[advice] : 0);

export type Warning = Exclude<DrivingAdvice, 'can_wait'>;
export const isWarning = (advice: DrivingAdvice | null): advice is Warning => adviceRank(advice) > 0;
