/** So long after the page was opened it may still be starting; later an answer is too old. */
const USABLE_MS = 10_000;

let wasTaken = false;
let answers: Record<string, unknown> | null = null;

/** @param given what the server wrote into the page: {path: answer} */
export function keepFirstAnswers(given: Record<string, unknown>): void {
  answers = given;
}

/** What the server wrote into the page as the answer to a read, each once; undefined without. */
export function takeFirstAnswer(path: string): unknown {
  if (!answers || !isFresh()) return undefined;
  const { [path]: answer, ...others } = answers;
  answers = others;
  if (answer !== undefined) wasTaken = true;
  return answer;
}

/** Before a write, and for another account. @param changed the paths of the only reads that are concerned */
export function dropFirstAnswers(changed?: readonly string[]): void {
  if (!changed) answers = null;
  else for (const path of changed) delete answers?.[path];
}

/** When what the page shows may have been read, by this device's clock; null when none of it is from the page. */
export const firstAnswersAt = (): number | null =>
  wasTaken || (answers && isFresh()) ? performance.timeOrigin : null;

const isFresh = () => performance.now() < USABLE_MS;
