import type { Id } from '#domain/ids.ts';
import { ApiError, NetworkError, readError } from './errors.ts';
import { dropFirstAnswers, takeFirstAnswer } from './first-answers.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  /** The account that makes the request; refused when another one is signed in by now. */
  account?: Id;
  /** For a write: paths of the reads that it changes; all by default. */
  changes?: readonly string[];
};
type Answered = (sentAt: number) => void;
const listeners = new Set<Answered>();

/** @param listener called when the server answers, with the time at which the request was sent, in ms */
export const onAnswered = (listener: Answered): void => void listeners.add(listener);

type Body = { method: string; json?: unknown; body?: Blob };

export async function request(
  path: string,
  { method, json, body }: Body,
  { signal, account, changes }: RequestOptions = {},
): Promise<unknown> {
  if (method === 'GET') {
    const written = takeFirstAnswer(path);
    if (written !== undefined) return written;
  } else dropFirstAnswers(changes);
  const sentAt = Date.now();
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(account === undefined ? {} : { 'x-carful-account': account }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      ...(body === undefined ? {} : { body }),
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
  if (response.status < 500) for (const listener of listeners) listener(sentAt);
  if (!response.ok) throw await readError(response);
  if (response.status === 204) return null;
  const answer = await response.text().catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  try {
    return JSON.parse(answer);
  } catch {
    throw new ApiError({
      code: 'INTERNAL_SERVER_ERROR',
      status: response.status,
      message: 'The answer is not JSON',
    });
  }
}
