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
export const isWanted = ({ wantedAt }: VisitorProblem): boolean =>
  wantedAt !== null && Date.now() - wantedAt < WANTED_MS;

/** In the order in which they were begun, which is that of their ids; 0.2.0 kept one, by itself. */
export const readVisitorProblems = (): VisitorProblem[] =>
  [parseStored<VisitorProblem | VisitorProblem[]>(readDevice('guest:problem')) ?? []].flat();

export function keepVisitorProblem(problem: VisitorProblem): void {
  const all = [...without(problem.flow.issueId), problem];
  write(all.toSorted((a, b) => (a.flow.issueId < b.flow.issueId ? -1 : 1)));
}

export const forgetVisitorProblem = (issueId: string): void => write(without(issueId));

const without = (issueId: string) => readVisitorProblems().filter(({ flow }) => flow.issueId !== issueId);

const write = (problems: readonly VisitorProblem[]) =>
  writeDevice('guest:problem', problems.length > 0 ? JSON.stringify(problems) : null);
