import {
  discover,
  discoveryAddress,
  fetchJson,
  tokenAuthentication,
} from '#server/accounts/openid-endpoints.ts';
import type { Config } from '#server/platform/config.ts';
import type { OpenIdSettings } from '#server/platform/openid-config.ts';
import { fail, ok, reasonOf, warn, type Finding } from './finding.ts';

const TIMEOUT_MS = 10_000;

/** Goes the steps of a log-in as far as that is possible without a person, and names the one that fails. */
export async function checkProvider({ publicUrl, openId }: Config): Promise<Finding> {
  if (!openId) return ok('not configured: there is no provider of the operator');
  const { issuer } = openId;
  if (!publicUrl) {
    return fail('PUBLIC_URL is missing', 'Set it: the provider sends people back to an address it knows.');
  }
  const endpoints = await discover(issuer).catch((error: unknown) => reasonOf(error));
  if (typeof endpoints === 'string') {
    return fail(
      `discovery at ${discoveryAddress(issuer)}: ${endpoints}`,
      'Write OIDC_ISSUER exactly as the provider writes its issuer there, with or without a sign / at the end.',
    );
  }
  const keys = await fetchJson(endpoints.jwks_uri).catch((error: unknown) => reasonOf(error));
  const { keys: found } = (typeof keys === 'object' ? keys : null) as { keys?: { kty?: string }[] };
  if (!found?.some(({ kty }) => kty !== 'oct')) {
    return fail(
      `keys at ${endpoints.jwks_uri}: ${typeof keys === 'string' ? keys : 'there is none to check a signature'}`,
      'Choose a signing key (RS256 or ES256) for Carful at the provider.',
    );
  }
  const redirect = `${publicUrl}/api/auth/callback/${openId.id}`;
  return (
    (await refusedAddress(openId, endpoints.authorization_endpoint, redirect)) ??
    (await refusedClient(openId, endpoints.token_endpoint, tokenAuthentication(endpoints), redirect)) ??
    ok(
      `${new URL(issuer).host} answers: issuer, keys, redirect address and client fit${
        endpoints.end_session_endpoint === undefined ? '; it has no page to log out there' : ''
      }`,
    )
  );
}

/** Asked not to show a page, a provider comes back to a redirect address that it knows. */
async function refusedAddress(
  { clientId, scopes }: OpenIdSettings,
  endpoint: string,
  redirect: string,
): Promise<Finding | null> {
  const url = new URL(endpoint);
  const asked = { client_id: clientId, redirect_uri: redirect, scope: scopes.join(' '), prompt: 'none' };
  const proof = {
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries({
    ...asked,
    ...proof,
    response_type: 'code',
    state: 'carful-doctor-state',
    nonce: 'carful-doctor-nonce',
  })) {
    url.searchParams.set(name, value);
  }
  try {
    const { status } = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (status < 400) return null;
    return fail(
      `redirect address: the provider answers ${status}`,
      `Register ${redirect} there for the client of OIDC_CLIENT_ID.`,
    );
  } catch (error) {
    return fail(`log-in page at ${url.host}: ${reasonOf(error)}`, 'Look into the log of the provider.');
  }
}

/** An invented code is refused as such only to a client that the provider knows. */
async function refusedClient(
  { clientId, clientSecret }: OpenIdSettings,
  endpoint: string,
  way: 'basic' | 'post',
  redirect: string,
): Promise<Finding | null> {
  const body = new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'carful-doctor',
    redirect_uri: redirect,
    code_verifier: 'a'.repeat(43),
    ...(clientSecret === undefined || way === 'post' ? { client_id: clientId } : {}),
    ...(clientSecret !== undefined && way === 'post' ? { client_secret: clientSecret } : {}),
  });
  const pair = `${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret ?? '')}`;
  const isBasic = clientSecret !== undefined && way === 'basic';
  try {
    const answer = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: isBasic ? { authorization: `Basic ${Buffer.from(pair).toString('base64')}` } : {},
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { error } = ((await answer.json().catch(() => null)) ?? {}) as { error?: string };
    if (error === 'invalid_client' || error === 'unauthorized_client' || answer.status === 401) {
      return fail(
        `token: the provider refuses the client (${error ?? answer.status})`,
        `Check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET; the client has to authenticate by client_secret_${way}.`,
      );
    }
    return error === 'invalid_grant'
      ? null
      : warn(
          `token: the provider answers ${answer.status} ${error ?? ''} to an invented code`,
          'Log in once to see whether it works.',
        );
  } catch (error) {
    return fail(`token at ${endpoint}: ${reasonOf(error)}`, 'Look into the log of the provider.');
  }
}
