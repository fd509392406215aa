import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import type { OpenIdPerson } from './stand-ins/openid-server.ts';

export function openIdPerson(changes: Partial<OpenIdPerson> = {}): OpenIdPerson {
  const id = newId();
  return { sub: id, email: `${id}@example.com`, name: 'Anna Kalniņa', email_verified: true, ...changes };
}

export type ProviderId = 'google' | 'oidc';

export const startSignIn = (visitor: Visitor, provider: ProviderId, invitation?: string) =>
  visitor.send('POST', '/api/auth/sign-in/social', { json: { provider, invitation } });

type Way = { authorize: URL; back: URL; location: string };

/** The way of a browser to the provider and back. */
export async function follow(visitor: Visitor, address: string): Promise<Way> {
  const authorize = new URL(address);
  const granted = await fetch(authorize, { redirect: 'manual' });
  const back = new URL(granted.headers.get('location')!);
  const answer = await visitor.send('GET', `${back.pathname}${back.search}`);
  return { authorize, back, location: answer.headers.get('location')! };
}

export const signInWith = async (visitor: Visitor, provider: ProviderId, invitation?: string): Promise<Way> =>
  follow(visitor, ((await startSignIn(visitor, provider, invitation)).body as { url: string }).url);

/** Why a log-in at a provider failed; null if it did not. */
export const errorIn = ({ location }: Pick<Way, 'location'>): string | null =>
  new URL(location, 'http://localhost').searchParams.get('error');
