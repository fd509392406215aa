import { request } from './api-client.ts';
import { href } from './hrefs.ts';
import { readSession, showLeft } from './session-store.ts';

/** The account library's endpoints, by fetch: its own client weighs twelve times as much. */
export const auth = (path: string, json: object = {}) =>
  request(`/api/auth/${path}`, { method: 'POST', json });

/** @throws ApiError with INVALID_EMAIL_OR_PASSWORD or TOO_MANY_REQUESTS */
export async function signIn(email: string, password: string): Promise<void> {
  await auth('sign-in/email', { email: email.trim().toLowerCase(), password });
  await readSession();
}

/** A failure is only logged (spec 2.17): on this device the person is signed out either way. */
export async function signOut(): Promise<void> {
  try {
    await auth('sign-out');
  } catch (error) {
    console.error('Log-out did not reach the server', error);
  }
  showLeft();
}

/** Where the browser must go to sign in with Google. */
export async function googleAddress(): Promise<string> {
  const answer = await auth('sign-in/social', {
    provider: 'google',
    callbackURL: href('authCallback'),
    errorCallbackURL: href('authCallback'),
  });
  return (answer as { url: string }).url;
}
