import type { Language } from '#domain/language/words.ts';
import type { LogFlow } from '#domain/issues/log-flow-rules.ts';
import { parseStored, readDevice, writeDevice } from '#web/platform/storage/storage.ts';

/** What a visitor described before there was an account, on this device alone. */
export type VisitorProblem = {
  flow: LogFlow;
  language: Language;
  /** When 'Keep it' was tapped, in milliseconds. */
  wantedAt: number | null;
};

/** Whoever logs in later may be somebody else, and is asked first. */
const WANTED_MS = 30 * 60_000;

/** Whether it is saved without a question as soon as an account has a car for it. */
export const isWanted = (problem: VisitorProblem | null): boolean =>
  problem != null && problem.wantedAt != null && Date.now() - problem.wantedAt < WANTED_MS;

export const readVisitorProblem = () => parseStored<VisitorProblem>(readDevice('guest:problem'));

export const keepVisitorProblem = (problem: VisitorProblem | null): void =>
  writeDevice('guest:problem', problem && JSON.stringify(problem));
