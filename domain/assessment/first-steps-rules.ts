import { capitalized } from './capitalized.ts';
import type { DrivingAdvice } from './schema.ts';

const MOST_STEPS = 5;

export const asSentence = (part: string): string => capitalized(part).replace(/[^.!?…]$/u, '$&.');

type Advised = { drivingAdvice: DrivingAdvice | null; recommendations: readonly string[] };

/** The number that the steps say to call. */
export const emergencyNumber = (steps: readonly string[]): string | null =>
  steps.some((step) => /\b112\b/.test(step)) ? '112' : null;

/** What to do in the first minute: the action of a stop, which is the first recommendation, step by step. */
export function firstSteps({ drivingAdvice, recommendations: [action = ''] }: Advised): string[] {
  if (drivingAdvice !== 'stop_driving') return [];
  const parts = action.split(/;\s+/u);
  // A model may write more parts: the summary lists this recommendation nowhere else.
  const steps = [...parts.slice(0, MOST_STEPS - 1), parts.slice(MOST_STEPS - 1).join('; ')];
  return steps.filter((step) => step !== '').map(asSentence);
}

/** What names whom to call: the steps of a stop, or the reason of a lower advice with 112 in it; null where nobody is. */
export function callsOf(advised: Advised & { drivingAdviceReason: string }): readonly string[] | null {
  if (advised.drivingAdvice === 'stop_driving') return firstSteps(advised);
  return emergencyNumber([advised.drivingAdviceReason]) ? [advised.drivingAdviceReason] : null;
}
