import * as z from 'zod/mini';
import { cleanText } from '#domain/shapes.ts';
import { errorBody, type ErrorBody, fieldRefusal, refusal } from '#server/platform/errors.ts';

/** PostgreSQL cannot store NUL. Removing it from a password or token would change the secret, so it is refused. */
const Storable = z.string().check(z.refine((text) => !text.includes('\0') && text.isWellFormed()));
const Name = z.string().check(z.overwrite(cleanText));
const Flag = z.boolean();

/** `fields` are copied from the request body; `fixed` values override them. */
type AllowedCall = {
  method: 'GET' | 'POST';
  fields: Record<string, z.ZodMiniType>;
  fixed?: Record<string, unknown>;
};

const Base64 = z.string().check(z.regex(/^[\w-]*$/), z.maxLength(100_000));
/** What a browser answers when it made or used a passkey. */
const Credential = z.object({
  id: Base64,
  rawId: Base64,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Base64,
    attestationObject: z.optional(Base64),
    authenticatorData: z.optional(Base64),
    signature: z.optional(Base64),
    userHandle: z.nullish(Base64),
    transports: z.optional(z.array(z.string().check(z.regex(/^[a-z-]{1,20}$/))).check(z.maxLength(10))),
  }),
});
const PasskeyName = Name.check(z.minLength(1), z.maxLength(100));

const CALLBACK_PAGE = '/auth/callback';
export const SETTINGS_PAGE = '/settings/account';

/** The auth library's endpoints that the product uses (docs/maintain/auth-calls.md); all others answer 404. */
const allowedCalls: Record<string, AllowedCall> = {
  'sign-up/email': {
    method: 'POST',
    fields: { name: Name, email: Storable, password: Storable, invitation: Storable },
  },
  'sign-in/email': { method: 'POST', fields: { email: Storable, password: Storable } },
  'sign-in/social': {
    method: 'POST',
    fields: { provider: Storable, invitation: Storable },
    fixed: { callbackURL: CALLBACK_PAGE, errorCallbackURL: CALLBACK_PAGE, disableRedirect: true },
  },
  'callback/google': { method: 'GET', fields: {} },
  'callback/oidc': { method: 'GET', fields: {} },
  'link-social': {
    method: 'POST',
    fields: { provider: Storable, password: Storable },
    fixed: {
      callbackURL: `${SETTINGS_PAGE}?connected=yes`,
      errorCallbackURL: SETTINGS_PAGE,
      disableRedirect: true,
    },
  },
  'passkey/generate-register-options': { method: 'GET', fields: {} },
  'passkey/verify-registration': {
    method: 'POST',
    fields: { response: Credential, name: PasskeyName, password: Storable },
  },
  'passkey/generate-authenticate-options': { method: 'GET', fields: {} },
  'passkey/verify-authentication': { method: 'POST', fields: { response: Credential } },
  'sign-out': { method: 'POST', fields: {} },
  'update-user': { method: 'POST', fields: { name: Name, onboardingCompleted: Flag } },
  'change-password': {
    method: 'POST',
    fields: { currentPassword: Storable, newPassword: Storable },
    fixed: { revokeOtherSessions: true },
  },
  'request-password-reset': { method: 'POST', fields: { email: Storable } },
  'reset-password': { method: 'POST', fields: { token: Storable, newPassword: Storable } },
  'send-verification-email': { method: 'POST', fields: { email: Storable } },
  'two-factor/enable': { method: 'POST', fields: { password: Storable }, fixed: { method: 'totp' } },
  'two-factor/disable': { method: 'POST', fields: { password: Storable } },
  'two-factor/verify-totp': { method: 'POST', fields: { code: Storable, trustDevice: Flag } },
  'two-factor/verify-backup-code': { method: 'POST', fields: { code: Storable, trustDevice: Flag } },
  'two-factor/generate-backup-codes': { method: 'POST', fields: { password: Storable } },
};

/** Undefined for a GET.
 * @param path without the leading /api/auth/
 * @throws NOT_FOUND unless the call is allowed, BAD_REQUEST */
export function allowedBody(
  method: string,
  path: string,
  sent: unknown,
): Record<string, unknown> | undefined {
  const call = Object.hasOwn(allowedCalls, path) ? allowedCalls[path]! : undefined;
  if (!call || call.method !== method) throw refusal('NOT_FOUND');
  if (method === 'GET') return undefined;
  const given = sent && typeof sent === 'object' ? (sent as Record<string, unknown>) : {};
  const passed: Record<string, unknown> = {};
  for (const [name, shape] of Object.entries(call.fields)) {
    const value = Object.hasOwn(given, name) ? given[name] : null;
    if (value === null) continue;
    const parsed = shape.safeParse(value);
    if (!parsed.success) {
      throw fieldRefusal(name, 'Missing information');
    }
    passed[name] = parsed.data;
  }
  return { ...passed, ...call.fixed };
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
