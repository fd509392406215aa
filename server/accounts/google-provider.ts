import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#server/platform/config.ts';

/** Part of the redirect URI registered with Google. */
export const GOOGLE = 'google';

/** OpenID Connect with PKCE. Without discovery: if that failed at start, the library would drop the provider. */
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
        // Without a subject there is no sign-in.
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

/** Rejects an ID token that Google issued to another client. Without an ID token, the response to our own request is
 * trusted. */
function isMeantFor(clientId: string, idToken: string | undefined): boolean {
  if (idToken === undefined) return true;
  const [, claims = ''] = idToken.split('.');
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: unknown };
  return aud === clientId || (Array.isArray(aud) && aud.length === 1 && aud[0] === clientId);
}
