import type { Id } from '#domain/ids.ts';
import type { CarScope } from '#server/platform/access/scope.ts';
import type { Deps } from '#server/platform/deps.ts';
import { isAwaited, keepAnswering } from './store.ts';

/** `retried`: a new answer to the same question replaces it. */
export type EndReason = 'stopped' | 'retried' | 'broken';

type RunningAnswer = {
  questionId: Id;
  isLate: () => boolean;
  end(reason: EndReason): void;
  done: Promise<void>;
};

/** The answers that this process is generating, whether or not a page waits for them. */
export type RunningAnswers = {
  add(answer: RunningAnswer): void;
  /** @returns a function that ends the current answers to this question whose page has disconnected */
  replacing(questionId: Id): () => void;
  /** Ends all answers and stores what they have, before the process stops. */
  close(): Promise<void>;
};

export function trackAnswers(): RunningAnswers {
  const running = new Set<RunningAnswer>();
  return {
    add(answer) {
      running.add(answer);
      void answer.done.finally(() => running.delete(answer));
    },
    replacing(questionId) {
      const earlier = [...running].filter((answer) => answer.questionId === questionId);
      return () => {
        for (const answer of earlier) if (answer.isLate()) answer.end('retried');
      };
    },
    async close() {
      const left = [...running];
      for (const answer of left) answer.end('broken');
      await Promise.all(left.map(({ done }) => done));
    },
  };
}

const LOOK_EVERY_MS = 1000;
export const RENEW_EVERY_MS = 10_000;

type Page = { isGone: () => boolean; close: () => void };

/** Once the page has disconnected, its owner may stop the answer or clear the thread through any process.
 * @param received resolves when the connection is over
 * @param stored resolves when the question is stored */
export function watchPage(
  { db, log, clock }: Pick<Deps, 'db' | 'log' | 'clock'>,
  scope: CarScope,
  questionId: Id,
  { received, stored, end }: { received: Promise<boolean>; stored: Promise<unknown>; end: () => void },
): Page {
  let isGone = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const look = () =>
    void isAwaited(db, scope, questionId).then(
      (is) => is || isClosed || end(),
      (err: unknown) => log.warn({ err }, 'cannot read whether an answer is still awaited'),
    );
  const renew = () =>
    void keepAnswering(db, scope, questionId, clock()).catch((err: unknown) =>
      log.warn({ err }, 'cannot say that an answer is being made'),
    );
  const renewal = setInterval(renew, RENEW_EVERY_MS);
  const onGone = async () => {
    await stored;
    if (isClosed) return;
    timer = setInterval(look, LOOK_EVERY_MS);
    look();
  };
  void received.then((isWhole) => {
    if (isWhole || isClosed) return;
    isGone = true;
    // If the question cannot be stored, its answer ends anyway.
    onGone().catch(() => undefined);
  });
  return {
    isGone: () => isGone,
    close() {
      isClosed = true;
      clearInterval(timer);
      clearInterval(renewal);
    },
  };
}
