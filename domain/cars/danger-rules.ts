import type { DrivingAdvice } from '#domain/assessment/schema.ts';
import type { HealthFacts } from './schema.ts';

/** An open problem whose advice warns: the car must not be driven, or must be checked soon. */
export type Danger = { issueId: string; title: string; advice: 'stop_driving' | 'soon' };

const RANKS: Record<DrivingAdvice, number> = { stop_driving: 2, soon: 1, can_wait: 0 };

/** The higher, the worse; the server orders by the same ranks. */
export const adviceRank = (advice: DrivingAdvice | null): number => (advice ? RANKS[advice] : 0);

export const isWarning = (advice: DrivingAdvice | null): advice is Danger['advice'] => adviceRank(advice) > 0;

/** What stands above counts and recurrence wherever a car is shown. */
export function dangerOf({ worst }: Pick<HealthFacts, 'worst'>): Danger | null {
  if (!worst || !isWarning(worst.advice)) return null;
  return { issueId: worst.id, title: worst.title, advice: worst.advice };
}
