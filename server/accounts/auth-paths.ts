import { errorBody, refusal, type ErrorBody } from '#server/platform/errors.ts';

/** `fields` are passed on from the request's body; `fixed` values are ours and win. */
type AllowedCall = {
  method: 'GET' | 'POST';
  fields: readonly string[];
  fixed?: Record<string, unknown>;
};

const CALLBACK_PAGE = '/auth/callback';

/** The library's endpoints that the product uses (docs/auth-calls.md); all others answer 404. */
const allowedCalls: Record<string, AllowedCall> = {
  'sign-up/email': { method: 'POST', fields: ['name', 'email', 'password'] },
  'sign-in/email': { method: 'POST', fields: ['email', 'password'] },
  'sign-in/social': {
    method: 'POST',
    fields: ['provider'],
    fixed: { callbackURL: CALLBACK_PAGE, errorCallbackURL: CALLBACK_PAGE, disableRedirect: true },
  },
  'callback/google': { method: 'GET', fields: [] },
  'sign-out': { method: 'POST', fields: [] },
  'update-user': { method: 'POST', fields: ['name', 'onboardingCompleted'] },
  'change-password': {
    method: 'POST',
    fields: ['currentPassword', 'newPassword'],
    fixed: { revokeOtherSessions: true },
  },
  'request-password-reset': { method: 'POST', fields: ['email'] },
  'reset-password': { method: 'POST', fields: ['token', 'newPassword'] },
  'send-verification-email': { method: 'POST', fields: ['email'] },
  'two-factor/enable': { method: 'POST', fields: ['password'], fixed: { method: 'totp' } },
  'two-factor/disable': { method: 'POST', fields: ['password'] },
  'two-factor/verify-totp': { method: 'POST', fields: ['code', 'trustDevice'] },
  'two-factor/verify-backup-code': { method: 'POST', fields: ['code', 'trustDevice'] },
  'two-factor/generate-backup-codes': { method: 'POST', fields: ['password'] },
};

/** Undefined for a GET. @param path without the leading /api/auth/ @throws NOT_FOUND unless it is allowed */
export function allowedBody(
  method: string,
  path: string,
  sent: unknown,
): Record<string, unknown> | undefined {
  const call = Object.hasOwn(allowedCalls, path) ? allowedCalls[path]! : undefined;
  if (!call || call.method !== method) throw refusal('NOT_FOUND');
  if (method === 'GET') return undefined;
  const given = sent && typeof sent === 'object' ? (sent as Record<string, unknown>) : {};
  const passed = call.fields.flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]]] : []));
  return { ...(Object.fromEntries(passed) as Record<string, unknown>), ...call.fixed };
}

export function authErrorBody(
  status: number,
  headers: Headers,
  body: Record<string, unknown> | null,
): ErrorBody {
  if (status === 429) return errorBody(refusal('TOO_MANY_REQUESTS', { retryAfter: retryAfter(headers) }));
  return {
    defined: true,
    code: typeof body?.['code'] === 'string' ? body['code'] : 'AUTH_ERROR',
    status,
    message: typeof body?.['message'] === 'string' ? body['message'] : 'Not possible',
    ...(body?.['reasons'] ? { data: { reasons: body['reasons'] } } : {}),
  };
}

const retryAfter = (headers: Headers) => Number(headers.get('x-retry-after') ?? 60);
