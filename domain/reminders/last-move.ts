import type { Completion } from './schema.ts';

/** The completion that set the present due date; only undoing this one changes it back. */
export const lastMove = (completions: readonly Completion[]): Completion | undefined =>
  completions.find(({ previous }) => previous !== null);
