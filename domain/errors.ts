import * as z from 'zod/mini';

export const FieldError = z.object({ path: z.string(), phrase: z.string() });
export type FieldError = z.infer<typeof FieldError>;

const Clash = z.object({ field: z.string(), mine: z.unknown(), theirs: z.unknown() });

/** {defined, code, status, message, data?}: users see texts chosen by the code, developers read the message. */
export const apiErrors = {
  BAD_REQUEST: { status: 400, data: z.object({ fields: z.array(FieldError) }) },
  UNAUTHORIZED: { status: 401 },
  /** The e-mail is not confirmed, or the request is cross-site. */
  FORBIDDEN: { status: 403 },
  /** The page was opened at an address that the server does not know (PUBLIC_URL). */
  UNKNOWN_ADDRESS: { status: 403, data: z.object({ address: z.string() }) },
  /** Missing or not yours: the two are indistinguishable. */
  NOT_FOUND: { status: 404 },
  /** Someone changed the same fields meanwhile; `clashes` shows both sides. */
  CONFLICT: { status: 409, data: z.object({ version: z.int(), clashes: z.array(Clash) }) },
  /** The id or operation id belongs to something else. Never says to what. */
  ID_TAKEN: { status: 409 },
  EMAIL_TAKEN: { status: 409 },
  /** The part does not continue the upload; `received` is how many bytes have arrived. */
  WRONG_OFFSET: { status: 409, data: z.object({ received: z.int() }) },
  /** `limit` is in bytes. */
  TOO_LARGE: { status: 413, data: z.object({ limit: z.int() }) },
  /** The decoded picture would exceed the server's memory limit; `limit` is in pixels. */
  TOO_MANY_PIXELS: { status: 413, data: z.object({ limit: z.int() }) },
  /** All files of the account together; `limit` is in bytes. */
  QUOTA_EXCEEDED: { status: 413, data: z.object({ limit: z.int() }) },
  /** `limit` is how many an account can have. */
  TOO_MANY_FILES: { status: 413, data: z.object({ limit: z.int() }) },
  UNSUPPORTED_MEDIA: { status: 415 },
  /** `retryAfter` is in seconds. */
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfter: z.int() }) },
  NOT_AVAILABLE: {
    status: 503,
    data: z.object({ reason: z.enum(['not-configured', 'failed', 'opted-out']) }),
  },
  /** Another job of this kind is running; `retryAfter` is in seconds. */
  BUSY: { status: 503, data: z.object({ retryAfter: z.int() }) },
  NO_SPACE: { status: 507 },
  /** An accepted upload could not be read to its end. */
  UPLOAD_FAILED: { status: 422 },
  /** Unknown, revoked, switched off or expired. */
  LINK_INVALID: { status: 404 },
  LINK_EXPIRED: { status: 410 },
} as const;

export type ApiErrorCode = keyof typeof apiErrors | 'INTERNAL_SERVER_ERROR' | 'UNAVAILABLE';
