import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type { Deps } from '#server/platform/deps.ts';
import { countRequests, type RateLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { accountOfCookies } from './account-of-call.ts';

/** The library accepts the codes of three periods of 30 seconds. */
const ONCE: RateLimit = { max: 1, seconds: 120 };

/** The library accepts a code repeatedly. Counted before the check, so that only one of several parallel requests
 * continues.
 * @throws APIError like that of a wrong code, or of a sign-in whose first step is too long ago */
export async function claimCode(deps: Deps, code: unknown, cookies: string | undefined): Promise<void> {
  if (typeof code !== 'string') return;
  const account = await accountOfCookies(deps, cookies);
  // The library parses cookies differently: a cookie that only it understands would bypass the claim.
  if (account === null) throw tooLate();
  const key = createHash('sha256').update(`${account}:${code}`).digest('base64url');
  if ((await countRequests(deps.db, `one-time-code:${key}`, ONCE, deps.clock())) === 0) return;
  throw invalid();
}

/** The browser drops the cookie of the first step when it expires. */
const tooLate = () =>
  new APIError('UNAUTHORIZED', { code: 'INVALID_TWO_FACTOR_COOKIE', message: 'Invalid two factor cookie' });
const invalid = () => new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });
