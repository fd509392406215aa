import { OAuth2Server } from 'oauth2-mock-server';

export type GooglePerson = { sub: string; email: string; name: string; email_verified: boolean };

export type GoogleServer = {
  /** The settings under which Carful takes it for Google. */
  env: Record<string, string>;
  /** Who signs in next. */
  person: GooglePerson;
  /** Whose tokens it makes instead of those of the service that asks. */
  audience?: string | undefined;
  /** Whether the person says no. */
  denies: boolean;
  /** The bodies of the requests for tokens. */
  tokenRequests: Record<string, unknown>[];
  stop(): Promise<void>;
};

/** An OpenID provider that signs its person in without asking. It speaks the real protocol, PKCE checked. */
export async function startGoogleServer(person: GooglePerson): Promise<GoogleServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(0, '127.0.0.1');
  const url = server.issuer.url!;
  const google: GoogleServer = {
    env: {
      GOOGLE_CLIENT_ID: 'carful-client',
      GOOGLE_CLIENT_SECRET: 'carful-client-secret',
      GOOGLE_AUTHORIZATION_URL: `${url}/authorize`,
      GOOGLE_TOKEN_URL: `${url}/token`,
      GOOGLE_USERINFO_URL: `${url}/userinfo`,
    },
    person,
    denies: false,
    tokenRequests: [],
    stop: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token: { payload: object }, request: { body: object }) => {
    google.tokenRequests.push({ ...request.body });
    const picture = 'https://images.example/anna.jpg';
    const aud = google.audience;
    Object.assign(token.payload, google.person, { picture, ...(aud === undefined ? {} : { aud }) });
  });
  server.service.on('beforeAuthorizeRedirect', ({ url: target }: { url: URL }) => {
    if (!google.denies) return;
    target.searchParams.delete('code');
    target.searchParams.set('error', 'access_denied');
  });
  return google;
}
