/** So long after the page was opened it may still be starting; later an answer is too old. */
const USABLE_MS = 10_000;

let hasAny = false;
let answers: Record<string, unknown> | null = null;

/** @param given what the server wrote into the page: {path: answer} */
export function keepFirstAnswers(given: Record<string, unknown>): void {
  answers = given;
  hasAny = true;
}

/** What the server wrote into the page as the answer to a read, each once; undefined without. */
export function takeFirstAnswer(path: string): unknown {
  if (!answers || !isFresh()) return undefined;
  const { [path]: answer, ...others } = answers;
  answers = others;
  return answer;
}

/** Before a write: what is read from now on must know of it. */
export const dropFirstAnswers = (): void => void (answers = null);

/** When the page was asked for, by this device's clock; null without answers in it, and once it has started. */
export const firstAnswersAt = (): number | null => (hasAny && isFresh() ? performance.timeOrigin : null);

const isFresh = () => performance.now() < USABLE_MS;
