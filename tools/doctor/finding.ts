import { fill } from '#domain/language/words.ts';
import { operatorAdvice } from '#domain/operator/advice.ts';
import type { Tested } from '#domain/operator/schema.ts';
import { reasonOf } from '#server/platform/reason-of.ts';

/** `advice`: what to do, for anything but 'ok'. */
export type Finding =
  | { level: 'ok'; state: string }
  | { level: 'warn' | 'fail'; state: string; advice: string };

export const ok = (state: string): Finding => ({ level: 'ok', state });
export const warn = (state: string, advice: string): Finding => ({ level: 'warn', state, advice });
export const fail = (state: string, advice: string): Finding => ({ level: 'fail', state, advice });

export type Report = (name: string, finding: Finding) => void;

/** An unexpected error is a finding, so that the other checks still run. */
export async function examine(report: Report, name: string, check: () => Promise<Finding>): Promise<void> {
  report(
    name,
    await check().catch((error: unknown) =>
      fail(`could not be examined: ${reasonOf(error)}`, 'Mend this first, then run the doctor again.'),
    ),
  );
}

export const findingOf = ({ level, state, advice, values }: Tested): Finding =>
  level === 'ok' || advice === null
    ? ok(state)
    : { level, state, advice: fill(operatorAdvice[advice], values) };
