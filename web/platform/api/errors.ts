import type { FieldError } from '#domain/errors.ts';
import type { Phrase } from '#domain/language/words.ts';
import type { ApiErrorCode } from '#domain/errors.ts';

type ErrorBody = { code: ApiErrorCode | (string & {}); status: number; message: string; data?: unknown };

/** The server refused the request. `code` is the machine-readable reason; user texts are derived from it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorBody['code'];
  readonly status: number;
  readonly data: unknown;

  constructor({ code, status, message, data }: ErrorBody) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** No response: the request may or may not have reached the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server', { cause });
  }
}

const GATEWAY = [502, 503, 504];

export const isRetryable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && GATEWAY.includes(error.status));

export const isNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

/** No network, a failing server, an ended session, too many requests: the next try may succeed. */
export const isTransient = (error: unknown): boolean =>
  isRetryable(error) ||
  error instanceof DOMException ||
  (error instanceof ApiError && (error.status >= 500 || error.status === 429 || error.status === 401));

export const isCode = (error: unknown, code: ErrorBody['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** `origin` is of the page, as `language.ts` fills it in. */
export const UNKNOWN_ADDRESS =
  'This server does not know the address {origin}: its operator has to set PUBLIC_URL to this address.' satisfies Phrase;

/** What the server says is wrong with the input or the address, if it says so. */
export function refusalPhrase(error: unknown): Phrase | undefined {
  if (isCode(error, 'UNKNOWN_ADDRESS')) return UNKNOWN_ADDRESS;
  if (!isCode(error, 'BAD_REQUEST')) return undefined;
  const { fields = [] } = (error.data ?? {}) as { fields?: FieldError[] };
  return fields[0]?.phrase as Phrase | undefined;
}

/** A gateway's HTML page has no JSON body and becomes UNAVAILABLE. */
export async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null;
  const fallback = GATEWAY.includes(response.status) ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  return new ApiError({
    code: typeof body?.code === 'string' ? body.code : fallback,
    status: response.status,
    message: typeof body?.message === 'string' ? body.message : response.statusText,
    data: body?.data,
  });
}
