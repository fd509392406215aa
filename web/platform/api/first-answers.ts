/** Answers embedded in the page are too old after this time. */
const USABLE_MS = 10_000;

let wasTaken = false;
let answers: Record<string, unknown> | null = null;

/** @param given answers embedded in the page, by path */
export function keepFirstAnswers(given: Record<string, unknown>): void {
  answers = given;
}

/** The embedded answer to a read, which can be taken once; undefined if there is none. */
export function takeFirstAnswer(path: string): unknown {
  if (!answers || !isFresh()) return undefined;
  const { [path]: answer, ...others } = answers;
  answers = others;
  if (answer !== undefined) wasTaken = true;
  return answer;
}

/** Called before a write and when the account changes. @param changed paths of the reads to drop; all by default */
export function dropFirstAnswers(changed?: readonly string[]): void {
  if (!changed) answers = null;
  else for (const path of changed) delete answers?.[path];
}

/** Earliest time at which embedded answers were read, by this device's clock; null if none was used. */
export const firstAnswersAt = (): number | null =>
  wasTaken || (answers && isFresh()) ? performance.timeOrigin : null;

const isFresh = () => performance.now() < USABLE_MS;
