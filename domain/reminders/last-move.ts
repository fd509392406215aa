import type { Completion } from './schema.ts';

/** The completion that set what is due now; only this one can be undone with effect. */
export const lastMove = (completions: readonly Completion[]): Completion | undefined =>
  completions.find(({ previous }) => previous !== null);
