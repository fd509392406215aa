import {
  discover,
  discoveryAddress,
  fetchJson,
  tokenAuthentication,
} from '#server/accounts/openid-endpoints.ts';
import type { Tested } from '#domain/operator/schema.ts';
import type { Config } from '#server/platform/config.ts';
import type { OpenIdSettings } from '#server/platform/openid-config.ts';
import { reasonOf } from '#server/platform/reason-of.ts';
import { fail, ok, warn } from './tested-step.ts';

/** Of each request: all of them are done before a proxy stops waiting. */
const TIMEOUT_MS = 5000;

/** Goes the steps of a log-in as far as that is possible without a person, up to the one that fails. */
export async function testProvider(
  publicUrl: Config['publicUrl'],
  openId: OpenIdSettings,
): Promise<Tested[]> {
  if (!publicUrl) return [fail('redirect', 'PUBLIC_URL is missing', 'address')];
  const endpoints = await discover(openId.issuer, { timeoutMs: TIMEOUT_MS }).catch(reasonOf);
  if (typeof endpoints === 'string') {
    return [fail('discovery', `discovery at ${discoveryAddress(openId.issuer)}: ${endpoints}`, 'issuer')];
  }
  const redirect = `${publicUrl}/api/auth/callback/${openId.id}`;
  const steps = [ok('discovery', `the issuer is ${openId.issuer}`)];
  for (const next of [
    () => testKeys(endpoints.jwks_uri),
    () => testRedirect(openId, endpoints.authorization_endpoint, redirect),
    () => testClient(openId, endpoints.token_endpoint, tokenAuthentication(endpoints), redirect),
  ]) {
    const step = await next();
    steps.push(step);
    if (step.level === 'fail') break;
  }
  return steps;
}

async function testKeys(address: string): Promise<Tested> {
  const keys = await fetchJson(address, { timeoutMs: TIMEOUT_MS }).catch(reasonOf);
  const { keys: found } = (typeof keys === 'object' ? keys : null) as { keys?: { kty?: string }[] };
  if (found?.some(({ kty }) => kty !== 'oct')) return ok('keys', `there are keys at ${address}`);
  return typeof keys === 'string'
    ? fail('keys', `keys at ${address}: ${keys}`, 'provider')
    : fail('keys', `keys at ${address}: there is none to check a signature`, 'keys');
}

/** Asked not to show a page, a provider comes back to a redirect address that it knows. */
async function testRedirect(
  { clientId, scopes }: OpenIdSettings,
  endpoint: string,
  redirect: string,
): Promise<Tested> {
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
    return status < 400
      ? ok('redirect', `${redirect} is known`)
      : fail('redirect', `redirect address: the provider answers ${status}`, 'redirect', {
          address: redirect,
        });
  } catch (error) {
    return fail('redirect', `log-in page at ${url.host}: ${reasonOf(error)}`, 'provider');
  }
}

/** An invented code is refused as such only to a client that the provider knows. */
async function testClient(
  { clientId, clientSecret }: OpenIdSettings,
  endpoint: string,
  way: 'basic' | 'post',
  redirect: string,
): Promise<Tested> {
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
      return fail('client', `token: the provider refuses the client (${error ?? answer.status})`, 'client', {
        way: `client_secret_${way}`,
      });
    }
    return error === 'invalid_grant'
      ? ok('client', `the client ${clientId} is known`)
      : warn(
          'client',
          `token: the provider answers ${answer.status} ${error ?? ''} to an invented code`,
          'once',
        );
  } catch (error) {
    return fail('client', `token at ${endpoint}: ${reasonOf(error)}`, 'provider');
  }
}
