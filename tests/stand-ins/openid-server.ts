import { OAuth2Server, type MutableResponse } from 'oauth2-mock-server';

export type OpenIdPerson = {
  sub: string;
  email: string;
  name: string;
  email_verified: boolean;
  groups?: string[];
};

export type OpenIdServer = {
  url: string;
  /** The settings under which Carful takes it for Google. */
  googleEnv: Record<string, string>;
  /** The settings under which it is the provider of this server. */
  env: Record<string, string>;
  /** Who signs in next. */
  person: OpenIdPerson;
  /** What it says differently in the ID token, e.g. another audience. */
  claims: Record<string, unknown>;
  /** What it says differently when asked for the user info. */
  userInfo: Record<string, unknown>;
  /** Whether the person says no. */
  denies: boolean;
  /** Changes the answer with the tokens. */
  onTokens: ((body: Record<string, unknown>) => void) | undefined;
  /** The bodies of the requests for tokens. */
  tokenRequests: Record<string, unknown>[];
  /** New keys for signing, as providers change them. */
  changeKeys(): Promise<void>;
  stop(): Promise<void>;
};

/** An OpenID provider that signs its person in without asking. It speaks the real protocol, PKCE checked. */
export async function startOpenIdServer(person: OpenIdPerson, port = 0): Promise<OpenIdServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, '127.0.0.1');
  const url = server.issuer.url!;
  const double: OpenIdServer = {
    url,
    googleEnv: {
      GOOGLE_CLIENT_ID: 'carful-client',
      GOOGLE_CLIENT_SECRET: 'carful-client-secret',
      GOOGLE_ISSUER: url,
    },
    env: {
      OIDC_ISSUER: url,
      OIDC_CLIENT_ID: 'carful-client',
      OIDC_CLIENT_SECRET: 'carful-client-secret',
      OIDC_NAME: 'Our House',
    },
    person,
    claims: {},
    userInfo: {},
    denies: false,
    onTokens: undefined,
    tokenRequests: [],
    async changeKeys() {
      await server.issuer.keys.generate('RS256');
      server.issuer.keys.get(); // the older one, whose turn it is
    },
    stop: () => server.stop(),
  };
  server.service.on('beforeTokenSigning', (token: { payload: object }, request: { body: object }) => {
    double.tokenRequests.push({ ...request.body });
    Object.assign(
      token.payload,
      double.person,
      { picture: 'https://images.example/anna.jpg' },
      double.claims,
    );
  });
  server.service.on('beforeResponse', ({ body }: MutableResponse) => {
    if (body) double.onTokens?.(body);
  });
  server.service.on('beforeUserinfo', (response: MutableResponse) => {
    response.body = { ...double.person, ...double.userInfo };
  });
  server.service.on('beforeAuthorizeRedirect', ({ url: target }: { url: URL }) => {
    if (!double.denies) return;
    target.searchParams.delete('code');
    target.searchParams.set('error', 'access_denied');
  });
  return double;
}
