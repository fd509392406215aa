import type { ApiErrorCode } from '#domain/errors.ts';

type Refusal = { code: ApiErrorCode | (string & {}); status: number; message: string; data?: unknown };

/** The server answered, and refused. `code` says why, texts for people come from it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: Refusal['code'];
  readonly status: number;
  readonly data: unknown;

  constructor({ code, status, message, data }: Refusal) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
}

/** No answer came: the request may or may not have reached the server. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super('No answer from the server', { cause });
  }
}

const GATEWAY = [502, 503, 504];

/** Whether the same request may well succeed a moment later (ERR-20; no network). */
export const isRetryable = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && GATEWAY.includes(error.status));

/** Whether the server itself said nothing about it: no network, or a server in trouble. */
export const isNoAnswer = (error: unknown): boolean =>
  error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);

/** Whether the server has looked at it and will say the same again. */
export const isFinal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500 && error.status !== 401 && error.status !== 429;

export const isCode = (error: unknown, code: Refusal['code']): error is ApiError =>
  error instanceof ApiError && error.code === code;

/** The error an unsuccessful answer stands for; a gateway's page is no JSON and becomes UNAVAILABLE. */
export async function readError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<Refusal> | null;
  const fallback = GATEWAY.includes(response.status) ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR';
  return new ApiError({
    code: typeof body?.code === 'string' ? body.code : fallback,
    status: response.status,
    message: typeof body?.message === 'string' ? body.message : response.statusText,
    data: body?.data,
  });
}
