import * as z from 'zod';
import { inTime } from '#server/platform/in-time.ts';
import type { OpenIdSettings } from '#server/platform/openid-config.ts';

const TIMEOUT_MS = 10_000;
const TIMEOUT_AT_LOG_OUT_MS = 3000;
const LASTS_MS = 60 * 60_000;

/** What a provider says of itself. */
const Endpoints = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  userinfo_endpoint: z.url().optional(),
  end_session_endpoint: z.url().optional(),
  token_endpoint_auth_methods_supported: z.array(z.string()).optional(),
});
export type Endpoints = z.infer<typeof Endpoints>;

type Asking = { accessToken?: string; timeoutMs?: number };

/** @throws Error when there is no answer in time, or none in JSON with a status below 300 */
export async function fetchJson(
  address: string,
  { accessToken, timeoutMs = TIMEOUT_MS }: Asking = {},
): Promise<unknown> {
  const answer = await fetch(address, {
    headers: { accept: 'application/json', ...(accessToken && { authorization: `Bearer ${accessToken}` }) },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return answer.json();
}

/** For calls of the library, which wait without end. @throws Error when there is no answer in time */
export const providerInTime = <Answer>(asked: Promise<Answer>, timeoutMs = TIMEOUT_MS): Promise<Answer> =>
  inTime(asked, timeoutMs, `no answer within ${timeoutMs} ms`);

export const discoveryAddress = (issuer: string): string =>
  `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;

/** @throws Error also when the provider has another name than the settings: tokens are checked against that name */
export async function discover(issuer: string, asking?: Asking): Promise<Endpoints> {
  const found = Endpoints.parse(await fetchJson(discoveryAddress(issuer), asking));
  if (found.issuer !== issuer) throw new Error(`its issuer is ${found.issuer} and not ${issuer}`);
  return found;
}

/** Asked when somebody logs in, and again after an hour or a failure: a provider may be down while Carful starts. */
export function endpointsOf({ issuer }: OpenIdSettings): () => Promise<Endpoints> {
  let last: { at: number; endpoints: Promise<Endpoints> } | undefined;
  return () => {
    if (last && Date.now() - last.at < LASTS_MS) return last.endpoints;
    const asked = { at: Date.now(), endpoints: discover(issuer) };
    last = asked;
    asked.endpoints.catch(() => {
      if (last === asked) last = undefined;
    });
    return asked.endpoints;
  };
}

/** Basic is what a client uses unless it is registered otherwise. */
export const tokenAuthentication = ({ token_endpoint_auth_methods_supported: methods }: Endpoints) =>
  !methods || methods.includes('client_secret_basic') ? ('basic' as const) : ('post' as const);

/** Where the browser goes after logging out here; null if the provider has no such page.
 * @throws Error when the provider cannot be reached */
export async function endSessionAddress(settings: OpenIdSettings, back: string): Promise<string | null> {
  const { end_session_endpoint: address } = await discover(settings.issuer, {
    timeoutMs: TIMEOUT_AT_LOG_OUT_MS,
  });
  if (address === undefined) return null;
  const url = new URL(address);
  url.searchParams.set('client_id', settings.clientId);
  url.searchParams.set('post_logout_redirect_uri', back);
  return url.href;
}
