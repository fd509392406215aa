/** How long after the page was opened its answers may be used; later they are too old. */
const USABLE_MS = 10_000;

let wasTaken = false;
let answers: Record<string, unknown> | null = null;

/** @param given what the server wrote into the page: {path: answer} */
export function keepFirstAnswers(given: Record<string, unknown>): void {
  answers = given;
}

/** The answer to a read that the server wrote into the page; each is given once, undefined when there is none. */
export function takeFirstAnswer(path: string): unknown {
  if (!answers || !isFresh()) return undefined;
  const { [path]: answer, ...others } = answers;
  answers = others;
  if (answer !== undefined) wasTaken = true;
  return answer;
}

/** Before a write, and when the account changes. @param changed the paths of the reads to drop; all without it */
export function dropFirstAnswers(changed?: readonly string[]): void {
  if (!changed) answers = null;
  else for (const path of changed) delete answers?.[path];
}

/** When what the page shows may have been read, by this device's clock; null when none of it is from the page. */
export const firstAnswersAt = (): number | null =>
  wasTaken || (answers && isFresh()) ? performance.timeOrigin : null;

const isFresh = () => performance.now() < USABLE_MS;
