import { createHash } from 'node:crypto';
import { APIError } from 'better-auth/api';
import type { Deps } from '#server/platform/deps.ts';
import { countRequests, type RateLimit } from '#server/platform/rate-limits/rate-limit.ts';
import { accountOfCookies } from './account-of-call.ts';

/** The library accepts the codes of three periods of 30 seconds. */
const ONCE: RateLimit = { max: 1, seconds: 120 };

/** The library accepts a code as often as it is sent. Counted before the check: of parallel requests only one goes on.
 * @throws APIError like that for a wrong code, or for a sign-in whose first step is too long ago */
export async function claimCode(deps: Deps, code: unknown, cookies: string | undefined): Promise<void> {
  if (typeof code !== 'string') return;
  const account = await accountOfCookies(deps, cookies);
  // The library reads cookies in its own way: what only it understands would not be claimed.
  if (account === null) throw tooLate();
  const key = createHash('sha256').update(`${account}:${code}`).digest('base64url');
  if ((await countRequests(deps.db, `one-time-code:${key}`, ONCE, deps.clock())) === 0) return;
  throw invalid();
}

/** The browser forgets the cookie of the first step when its time is over. */
const tooLate = () =>
  new APIError('UNAUTHORIZED', { code: 'INVALID_TWO_FACTOR_COOKIE', message: 'Invalid two factor cookie' });
const invalid = () => new APIError('UNAUTHORIZED', { code: 'INVALID_CODE', message: 'Invalid code' });
