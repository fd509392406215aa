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
        accountSubject: ({ profile }) => profile.sub ?? '',
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
