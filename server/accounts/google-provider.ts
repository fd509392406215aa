import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#server/platform/config.ts';

/** Part of the redirect URI registered with Google. */
export const GOOGLE = 'google';

/** OpenID Connect with PKCE (CALL-06). No discovery: if it failed at start, the provider would be dropped. */
export function googleProvider(google: NonNullable<Config['google']>) {
  return genericOAuth({
    config: [
      {
        providerId: GOOGLE,
        name: 'Google',
        clientId: google.clientId,
        clientSecret: google.clientSecret,
        authorizationUrl: google.authorizationUrl,
        tokenUrl: google.tokenUrl,
        userInfoUrl: google.userInfoUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        accessType: 'offline',
        prompt: 'consent',
        // No subject, no sign-in.
        accountSubject: ({ profile, tokens }) =>
          isMeantFor(google.clientId, tokens.idToken) ? (profile.sub ?? '') : '',
        // No picture: pages must not load anything from another host.
        mapProfileToUser: (profile) => ({
          email: profile.email ?? '',
          name: profile.name ?? '',
          emailVerified: profile.emailVerified,
          image: '',
        }),
      },
    ],
  });
}

/** A token that Google made for another service says nothing to this one. Without a token its answer to ours counts. */
function isMeantFor(clientId: string, idToken: string | undefined): boolean {
  if (idToken === undefined) return true;
  const [, claims = ''] = idToken.split('.');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown };
  return aud === clientId || (Array.isArray(aud) && aud.length === 1 && aud[0] === clientId);
}
