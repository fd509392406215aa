import { APIError, getOAuthState } from 'better-auth/api';
import {
  createAuthorizationURL,
  validateAuthorizationCode,
  validateToken,
  type OAuthProvider,
} from 'better-auth/oauth2';
import { limits } from '#domain/limits.ts';
import type { Config } from '#server/platform/config.ts';
import type { OpenIdSettings } from '#server/platform/openid-config.ts';
import type { Deps } from '#server/platform/deps.ts';
import {
  endpointsOf,
  fetchJson,
  providerInTime,
  tokenAuthentication,
  type Endpoints,
} from './openid-endpoints.ts';

type Claims = Record<string, unknown> & { sub: string };

export const providersOf = ({ google, openId }: Pick<Config, 'google' | 'openId'>): OpenIdSettings[] =>
  [google, openId].filter((one) => one !== undefined);

/** The library's own plugin drops a provider that does not answer while the server starts, and trusts a token without
 * its nonce where discovery failed. */
export function openIdProviders(settings: readonly OpenIdSettings[], deps: Pick<Deps, 'log'>) {
  return {
    id: 'openid',
    init: () => ({ context: { socialProviders: settings.map((one) => openIdProvider(one, deps)) } }),
  };
}

function openIdProvider(settings: OpenIdSettings, { log }: Pick<Deps, 'log'>): OAuthProvider {
  const { id, name, issuer, clientId, clientSecret, scopes, query } = settings;
  const find = endpointsOf(settings);
  const options = { clientId, ...(clientSecret !== undefined && { clientSecret }) };
  return {
    id,
    name,
    issuer,
    requiresIdTokenNonce: true,
    disableSignUp: !settings.createsAccounts,
    options: { disableSignUp: !settings.createsAccounts },
    async createAuthorizationURL({ state, codeVerifier, redirectURI, idTokenNonce }) {
      const endpoints = await find().catch((error: unknown) => {
        log.error({ err: error, issuer }, 'the provider of the log-in cannot be used');
        throw new APIError('SERVICE_UNAVAILABLE', {
          code: 'PROVIDER_UNREACHABLE',
          message: `${name} cannot be reached`,
        });
      });
      return createAuthorizationURL({
        id,
        options,
        authorizationEndpoint: endpoints.authorization_endpoint,
        state,
        codeVerifier,
        redirectURI,
        nonce: idTokenNonce,
        scopes: [...scopes],
        additionalParams: query,
      });
    },
    async validateAuthorizationCode({ code, codeVerifier, redirectURI }) {
      const endpoints = await find();
      return providerInTime(
        validateAuthorizationCode({
          code,
          codeVerifier,
          redirectURI,
          options,
          tokenEndpoint: endpoints.token_endpoint,
          ...(clientSecret !== undefined && { authentication: tokenAuthentication(endpoints) }),
        }),
      );
    },
    async getUserInfo({ idToken, accessToken, expectedIdTokenNonce }) {
      let claims: Claims;
      try {
        const endpoints = await find();
        const proven = await provenClaims(settings, endpoints, idToken, expectedIdTokenNonce);
        claims = await withUserInfo(settings, endpoints, proven, accessToken);
      } catch (error) {
        log.error({ err: error, issuer }, 'the answer of the provider of the log-in was refused');
        return null;
      }
      if (!isInGroup(settings, claims)) await fail('not_in_group');
      const isConnecting = (await getOAuthState())?.link !== undefined;
      return {
        user: {
          name: (textOf(claims['name']) ?? textOf(claims['preferred_username']) ?? '').slice(
            0,
            limits.accountName,
          ),
          email: textOf(claims['email']),
          // An owner who is logged in and connects the provider has proven the account, whatever its address there.
          emailVerified: isConnecting || (settings.trustsAddresses && claims['email_verified'] === true),
        },
        data: claims,
      };
    },
    accountSubject: ({ profile }) => subjectOf(settings, (profile as Claims).sub),
  };
}

/** Another provider at the same place in the settings has other people, even if they have the same subjects. */
const subjectOf = ({ id, issuer }: OpenIdSettings, subject: string) =>
  id === 'google' ? subject : `${issuer} ${subject}`;

/** Signature, issuer, audience, expiry and nonce of the ID token. @throws Error */
async function provenClaims(
  { issuer, clientId }: OpenIdSettings,
  { jwks_uri: keys }: Endpoints,
  idToken: string | undefined,
  nonce: string | undefined,
): Promise<Claims> {
  if (idToken === undefined) throw new Error('there is no ID token: the scope openid is missing');
  const { payload } = await providerInTime(validateToken(idToken, keys, { issuer, audience: clientId }));
  const { sub, aud, azp } = payload;
  if (nonce === undefined || payload['nonce'] !== nonce)
    throw new Error('the ID token is for another log-in');
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) {
    throw new Error('the ID token is for another service');
  }
  if (!sub) throw new Error('the ID token has no subject');
  return { ...payload, sub };
}

/** Some providers keep address and groups out of the token. @throws Error */
async function withUserInfo(
  { groups }: OpenIdSettings,
  { userinfo_endpoint: address }: Endpoints,
  claims: Claims,
  accessToken: string | undefined,
): Promise<Claims> {
  const isComplete = textOf(claims['email']) !== undefined && (!groups || groups.claim in claims);
  if (isComplete || address === undefined || accessToken === undefined) return claims;
  const told = (await fetchJson(address, { accessToken })) as Partial<Claims> | null;
  if (told?.sub !== claims.sub) throw new Error('the user info is of somebody else');
  // Address and its proof come from one source.
  return textOf(claims['email']) === undefined ? { ...claims, ...told } : { ...told, ...claims };
}

function isInGroup({ groups }: OpenIdSettings, claims: Claims): boolean {
  if (!groups) return true;
  const given = claims[groups.claim];
  const names: unknown[] = Array.isArray(given) ? given : [given];
  return names.some((name) => typeof name === 'string' && groups.allowed.includes(name));
}

const textOf = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined);

/** The library's own way to end at the page for errors. */
async function fail(error: string): Promise<never> {
  const page = (await getOAuthState())?.errorURL ?? '/auth/callback';
  throw new APIError('FOUND', undefined, new Headers({ location: `${page}?error=${error}` }));
}
