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
import { currentSession } from '#web/platform/session/session-store.ts';

/** After this time without an answer the stored one is shown. */
const ANSWER_MS = 3_000;

/** Delay before storing an answer, so that it does not slow down rendering. */
export const KEEP_AFTER_MS = 1_000;

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

/** The account whose reads are stored; undefined if this one is not stored. */
const ownerOf = ({ meta }: Query): Id | undefined =>
  inPage() || meta?.['isFleeting'] ? undefined : currentSession().session?.user.id;

/** A query that starts with data got it from the page. */
export const isFirstAnswer = ({ type, query }: QueryCacheNotifyEvent): boolean =>
  type === 'added' && query.state.data !== undefined;

export const keepFirstAnswers = (client: QueryClient): void =>
  void client.getQueryCache().subscribe((event) => {
    if (!isFirstAnswer(event)) return;
    const userId = ownerOf(event.query);
    if (userId !== undefined) keepLater(userId, event.query.queryHash, event.query.state.data);
  });

/** Falls back to the last stored answer if there is no answer, but not after a refusal. Queries with
 * `isFleeting` in their `meta` are neither stored nor replaced. */
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
    () => undefined, // reported to whoever awaits the answer
  );
  if (query.state.data !== undefined) return answer;
  try {
    return await withTimeout(answer);
  } catch (error) {
    if (!isNoAnswer(error)) throw error;
    const kept = await loadKept().then(({ readKept }) => readKept(userId, queryHash));
    if (kept === null || !isStill(userId)) return answer;
    answer.then(
      (data) => isStill(userId) && query.setData(data),
      () => undefined, // keep what is shown
    );
    return kept.data;
  }
}

const isStill = (userId: string) => currentSession().session?.user.id === userId;

/** @throws NetworkError after ANSWER_MS */
export function withTimeout<T>(answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NetworkError('too late')), ANSWER_MS);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
