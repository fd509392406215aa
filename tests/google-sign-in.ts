import { newId } from '#server/platform/deps.ts';
import type { Visitor } from './client.ts';
import type { GooglePerson } from './stand-ins/google-server.ts';

export function googlePerson(changes: Partial<GooglePerson> = {}): GooglePerson {
  const id = newId();
  return { sub: id, email: `${id}@example.com`, name: 'Anna Kalniņa', email_verified: true, ...changes };
}

export const startGoogleSignIn = (visitor: Visitor) =>
  visitor.send('POST', '/api/auth/sign-in/social', { json: { provider: 'google' } });

export async function signInWithGoogle(
  visitor: Visitor,
): Promise<{ authorize: URL; back: URL; location: string }> {
  const authorize = new URL(((await startGoogleSignIn(visitor)).body as { url: string }).url);
  const granted = await fetch(authorize, { redirect: 'manual' });
  const back = new URL(granted.headers.get('location')!);
  const answer = await visitor.send('GET', `${back.pathname}${back.search}`);
  return { authorize, back, location: answer.headers.get('location')! };
}
