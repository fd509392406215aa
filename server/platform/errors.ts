import { ORPCError } from '@orpc/server';
import type { apiErrors } from '#domain/errors.ts';
import type { Phrase } from '#domain/language/words.ts';
import { causeOf } from './database/error-code.ts';

type Code = keyof typeof apiErrors;
type DataOf<C extends Code> = (typeof apiErrors)[C] extends {
  data: infer Shape extends { _zod: { output: unknown } };
}
  ? [data: Shape['_zod']['output']]
  : [];

const messages: Record<Code, [status: number, message: string]> = {
  BAD_REQUEST: [400, 'The input does not fit'],
  UNAUTHORIZED: [401, 'Sign in first'],
  FORBIDDEN: [403, 'Not allowed'],
  UNKNOWN_ADDRESS: [403, 'This server does not know the address of this page: set PUBLIC_URL to it'],
  NOT_FOUND: [404, 'Not found'],
  CONFLICT: [409, 'Someone changed the same fields meanwhile'],
  ID_TAKEN: [409, 'This id is taken'],
  EMAIL_TAKEN: [409, 'This email is already in use'],
  WRONG_OFFSET: [409, 'The part does not follow what has arrived'],
  TOO_LARGE: [413, 'Too large'],
  TOO_MANY_PIXELS: [413, 'The picture has too many pixels'],
  QUOTA_EXCEEDED: [413, 'The storage of this account is full'],
  TOO_MANY_FILES: [413, 'This account has as many files as it can have'],
  UNSUPPORTED_MEDIA: [415, 'This kind of file is not taken here'],
  TOO_MANY_REQUESTS: [429, 'Too many requests'],
  NOT_AVAILABLE: [503, 'Not available here'],
  BUSY: [503, 'Busy with the like; try again later'],
  NO_SPACE: [507, 'Not enough space on the disk'],
  UPLOAD_FAILED: [422, 'The file could not be read'],
  LINK_INVALID: [404, 'Invalid access link'],
  LINK_EXPIRED: [410, 'This link has expired'],
};

export const isRefusal = (error: unknown): error is ORPCError<string, unknown> =>
  error instanceof ORPCError && Object.hasOwn(messages, error.code);

/** drizzle-orm wraps refusals that are thrown while waiting for a connection. */
export function refusalIn(error: unknown): unknown {
  const cause = causeOf(error);
  return isRefusal(cause) ? cause : error;
}

export const BODY_LIMIT = 1024 * 1024;

export function refusal<C extends Code>(code: C, ...data: DataOf<C>): ORPCError<C, DataOf<C>[0]> {
  const [status, message] = messages[code];
  return new ORPCError(code, { status, message, data: data[0] });
}

export const fieldRefusal = (
  path: string,
  phrase: Phrase,
): ORPCError<'BAD_REQUEST', DataOf<'BAD_REQUEST'>[0]> =>
  refusal('BAD_REQUEST', { fields: [{ path, phrase }] });

export type ErrorBody = { defined: boolean; code: string; status: number; message: string; data?: unknown };

/** The shape of every error response, including failures before a procedure is reached. */
export function errorBody(error: unknown): ErrorBody {
  if (error instanceof ORPCError) {
    const { code, status, message, data } = error;
    return { defined: true, code, status, message, ...(data === undefined ? {} : { data }) };
  }
  const { statusCode = 500, code } = (error ?? {}) as { statusCode?: number; code?: string };
  if (statusCode === 413) return errorBody(refusal('TOO_LARGE', { limit: BODY_LIMIT }));
  if (statusCode === 415) return errorBody(refusal('UNSUPPORTED_MEDIA'));
  if (statusCode === 404) return errorBody(refusal('NOT_FOUND'));
  if (statusCode === 503)
    return { defined: false, code: 'UNAVAILABLE', status: 503, message: 'Try again in a moment' };
  if (statusCode >= 400 && statusCode < 500) {
    return errorBody(
      refusal('BAD_REQUEST', { fields: [{ path: '', phrase: code ?? 'Missing information' }] }),
    );
  }
  return { defined: false, code: 'INTERNAL_SERVER_ERROR', status: 500, message: 'Something went wrong' };
}
