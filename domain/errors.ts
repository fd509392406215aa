import * as z from 'zod/mini';

/** One wrong field: where it is and a phrase of the catalogue that says what is wrong. */
export const FieldError = z.object({ path: z.string(), phrase: z.string() });
export type FieldError = z.infer<typeof FieldError>;

const Clash = z.object({ field: z.string(), mine: z.unknown(), theirs: z.unknown() });

/**
 * Every error of the API has one shape: {defined, code, status, message, data?}. The code is what a
 * program reads; the message is English for a developer; texts for people come from the code.
 */
export const apiErrors = {
  /** The input does not fit; `fields` says where. */
  BAD_REQUEST: { status: 400, data: z.object({ fields: z.array(FieldError) }) },
  /** No session, or it has ended. */
  UNAUTHORIZED: { status: 401 },
  /** Signed in, but the e-mail is not confirmed yet (D12), or the request comes from elsewhere. */
  FORBIDDEN: { status: 403 },
  /** Not there, or not yours: the two are never told apart. */
  NOT_FOUND: { status: 404 },
  /** Someone changed the same fields meanwhile (D104); `clashes` shows both sides. */
  CONFLICT: { status: 409, data: z.object({ version: z.int(), clashes: z.array(Clash) }) },
  /** The id, or the operation id, is taken by something else. Never says by what. */
  ID_TAKEN: { status: 409 },
  /** The users row of another account has this e-mail (ERR-07, code 23505). */
  EMAIL_TAKEN: { status: 409 },
  /** The body or the file is larger than allowed; `limit` is in bytes. */
  TOO_LARGE: { status: 413, data: z.object({ limit: z.int() }) },
  /** The picture unfolds to more than this server holds in memory; `limit` is in pixels. */
  TOO_MANY_PIXELS: { status: 413, data: z.object({ limit: z.int() }) },
  /** The file's content is not of a kind that is taken here. */
  UNSUPPORTED_MEDIA: { status: 415 },
  /** `retryAfter` is in seconds. */
  TOO_MANY_REQUESTS: { status: 429, data: z.object({ retryAfter: z.int() }) },
  /** What it needs is not configured on this server, or did not answer; `reason` tells which. */
  NOT_AVAILABLE: { status: 503, data: z.object({ reason: z.enum(['not-configured', 'failed']) }) },
  /** Someone else's work of this kind goes on; `retryAfter` is in seconds. */
  BUSY: { status: 503, data: z.object({ retryAfter: z.int() }) },
  /** The server's disk is too full for this. */
  NO_SPACE: { status: 507 },
  /** An upload that was accepted could not be read to its end. */
  UPLOAD_FAILED: { status: 422 },
  /** A share link that does not open anything: unknown, revoked, switched off, or expired (ERR-35, ERR-36). */
  LINK_INVALID: { status: 404 },
  LINK_EXPIRED: { status: 410 },
} as const;

export type ApiErrorCode = keyof typeof apiErrors | 'INTERNAL_SERVER_ERROR' | 'UNAVAILABLE';
