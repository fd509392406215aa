import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { Config } from '#server/platform/config.ts';

/** The name under which the library knows it; part of the redirect address that Google is told. */
export const GOOGLE = 'google';

/**
 * Sign-in with Google by OpenID Connect with PKCE (CALL-06). Every endpoint is given: a discovery that
 * fails at start would drop the provider.
 */
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
        // A picture of another host would break the promise that a page asks nobody else.
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
