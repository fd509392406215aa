import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

const CLIENT = 'carful';
const SECRET = 'a secret: with %20 signs';

type Context = { oidc: { session: { accountId: string }; client: { clientId: string } } };
export type RealProvider = {
  env: Record<string, string>;
  /** Who logs in next. */
  person: { sub: string; email: string; groups: string[] };
  /** Registers the app at this address. */
  allow(appUrl: string): void;
  /** Goes through its pages as a browser would. @returns where it leads back to */
  visit(address: string): Promise<URL>;
  stop(): Promise<void>;
};

function registered(issuer: string, appUrl: string, personNow: () => RealProvider['person']): Provider {
  const client = {
    client_id: CLIENT,
    client_secret: SECRET,
    redirect_uris: [`${appUrl}/api/auth/callback/oidc`],
    post_logout_redirect_uris: [`${appUrl}/`],
  };
  const made = new Provider(issuer, {
    clients: [client],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], groups: ['groups'] },
    scopes: ['openid', 'email', 'groups'],
    cookies: { keys: ['a key for tests'] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_context: unknown, accountId: string) => ({
      accountId,
      claims: () => ({ ...personNow(), email_verified: true, sub: accountId }),
    }),
    async loadExistingGrant({ oidc: { session, client: asking } }: Context) {
      const grant = new made.Grant({ accountId: session.accountId, clientId: asking.clientId });
      grant.addOIDCScope('openid email groups');
      await grant.save();
      return grant;
    },
  });
  return made;
}

/** A certified OpenID provider of the registry, with address and groups in the user info alone, as it does by default. */
export async function startRealProvider(person: RealProvider['person']): Promise<RealProvider> {
  let provider: Provider | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      const login = { accountId: real.person.sub };
      void provider!.interactionFinished(request, response, { login });
    } else provider!.callback()(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const real: RealProvider = {
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT,
      OIDC_CLIENT_SECRET: SECRET,
      OIDC_SCOPES: 'openid email groups',
      OIDC_NAME: 'Our House',
    },
    person,
    allow(appUrl) {
      provider = registered(issuer, appUrl, () => real.person);
    },
    async visit(address) {
      const jar = new Map<string, string>();
      for (let at = new URL(address); ;) {
        const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
        const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
        for (const set of answer.headers.getSetCookie()) {
          const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
          jar.set(name!, value!);
        }
        const next = answer.headers.get('location');
        if (next === null) throw new Error(`${at.href} answers ${answer.status}: ${await answer.text()}`);
        at = new URL(next, at);
        if (at.origin !== issuer) return at;
      }
    },
    stop: () => new Promise((resolve) => void server.close(() => resolve())),
  };
  return real;
}
