import type {
  Query,
  QueryCacheNotifyEvent,
  QueryClient,
  QueryFunction,
  QueryFunctionContext,
} from '@tanstack/react-query';
import type { Id } from '#domain/ids.ts';
import { isNoAnswer, NetworkError } from '#web/platform/api/errors.ts';
import { inPage } from '#web/platform/api/in-page.ts';
import { currentSession, onSignedOut } from '#web/platform/session/session-store.ts';

/** How long the network may be silent before the stored answer is shown. */
const PATIENCE_MS = 3_000;

/** Answers are stored only after the screen has had time to draw them: the disk of a phone is slow. */
const KEEP_AFTER_MS = 1_000;

const loadKept = () => import('./stored-reads.ts');

async function keep(userId: string, queryHash: string, data: unknown): Promise<void> {
  if (!isStill(userId)) return;
  try {
    (await loadKept()).keepRead(userId, queryHash, data);
  } catch (error) {
    console.warn('What was read could not be kept', error);
  }
}

const keepLater = (userId: Id, queryHash: string, data: unknown): void =>
  void setTimeout(() => void keep(userId, queryHash, data), KEEP_AFTER_MS);

/** Whose device keeps what this reads; undefined when it is not kept. */
const ownerOf = ({ meta }: Query): Id | undefined =>
  inPage() || meta?.['isFleeting'] ? undefined : currentSession().session?.user.id;

/** A query that begins with data has it from the page. */
export const isFirstAnswer = ({ type, query }: QueryCacheNotifyEvent): boolean =>
  type === 'added' && query.state.data !== undefined;

export const keepFirstAnswers = (client: QueryClient): void =>
  void client.getQueryCache().subscribe((event) => {
    if (!isFirstAnswer(event)) return;
    const userId = ownerOf(event.query);
    if (userId !== undefined) keepLater(userId, event.query.queryHash, event.query.state.data);
  });

/** Without an answer the last one is shown; a refusal is never covered by an old answer. What a query calls
 * fleeting in its `meta` is neither kept nor replaced. */
export async function readThrough(
  ask: QueryFunction,
  context: QueryFunctionContext,
  query: Query,
): Promise<unknown> {
  const userId = ownerOf(query);
  const answer = Promise.resolve(ask(context));
  if (userId === undefined) return answer;
  const { queryHash } = query;
  answer.then(
    (data) => keepLater(userId, queryHash, data),
    () => undefined, // told to whoever waits for the answer
  );
  if (query.state.data !== undefined) return answer;
  try {
    return await withPatience(answer);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const kept = await loadKept().then(({ readKept }) => readKept(userId, queryHash));
    if (kept === null || !isStill(userId)) return answer;
    answer.then(
      (data) => isStill(userId) && query.setData(data),
      () => undefined, // what is shown stays
    );
    return kept.data;
  }
}

const isStill = (userId: string) => currentSession().session?.user.id === userId;

/** @throws NetworkError when the answer takes too long */
export function withPatience<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkError('too late')), PATIENCE_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

onSignedOut((userId) => {
  loadKept()
    .then(({ forgetReads }) => forgetReads(userId))
    .catch((error: unknown) => console.warn('What was kept could not be removed', error));
});
