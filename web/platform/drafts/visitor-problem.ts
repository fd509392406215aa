import type { Language } from '#domain/language/words.ts';
import type { LogFlow } from '#domain/issues/log-flow-rules.ts';
import { parseStored, readDevice, writeDevice } from '#web/platform/storage/storage.ts';

/** What a visitor described before there was an account, on this device alone. */
export type VisitorProblem = {
  flow: LogFlow;
  language: Language;
  /** 'Keep it' was tapped: it is saved as soon as an account has a car for it. */
  isWanted: boolean;
};

export const readVisitorProblem = () => parseStored<VisitorProblem>(readDevice('guest:problem'));

export const keepVisitorProblem = (problem: VisitorProblem | null): void =>
  writeDevice('guest:problem', problem && JSON.stringify(problem));
