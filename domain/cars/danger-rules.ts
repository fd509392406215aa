import { isWarning, type Warning } from '#domain/assessment/advice-rank.ts';
import type { HealthFacts } from './schema.ts';

/** An open problem whose advice warns: the car must not be driven, or must be checked soon. */
export type Danger = { issueId: string; title: string; advice: Warning };

/** Shown above counts and recurrences wherever a car is shown. */
export function dangerOf({ worst }: Pick<HealthFacts, 'worst'>): Danger | null {
  if (!worst || !isWarning(worst.advice)) return null;
  return { issueId: worst.id, title: worst.title, advice: worst.advice };
}
