import type { Phrase } from '#domain/language/words.ts';
import { request } from '#web/platform/api/request.ts';
import { call } from '#web/platform/api/client.ts';
import { queryClient } from '#web/platform/reads/query.ts';
import { finishPendingSignOut } from '#web/platform/session/pending-sign-out.ts';
import { auth, onSignedIn } from './account.ts';

/** The person closed the browser's window, or there is no passkey for this address. */
export class PasskeyCanceled extends Error {}

const optionsFor = (path: string) => request(`/api/auth/passkey/${path}`, { method: 'GET' });

async function asked<T>(work: Promise<T>): Promise<NonNullable<T>> {
  const credential = await work.catch((error: unknown) => {
    throw error instanceof DOMException ? new PasskeyCanceled(error.name) : error;
  });
  if (!credential) throw new PasskeyCanceled();
  return credential;
}

/** @throws PasskeyCanceled */
export async function signInWithPasskey(): Promise<void> {
  await finishPendingSignOut();
  const options = (await optionsFor(
    'generate-authenticate-options',
  )) as PublicKeyCredentialRequestOptionsJSON;
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON({
    ...options,
    userVerification: 'required',
  });
  const credential = (await asked(navigator.credentials.get({ publicKey }))) as PublicKeyCredential;
  await auth('passkey/verify-authentication', { response: credential.toJSON() as unknown });
  await onSignedIn();
}

/** @returns why it was not added, or null
 * @throws PasskeyCanceled */
export async function addPasskey(
  name: string,
  password: string | undefined,
): Promise<'wrong-password' | 'sign-in-needed' | null> {
  // Before the device makes one that nobody could use.
  const proof = password === undefined ? {} : { password };
  const { outcome } = await call('account.prove', proof);
  if (outcome !== 'proven') return outcome;
  const options = (await optionsFor('generate-register-options')) as PublicKeyCredentialCreationOptionsJSON;
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await asked(navigator.credentials.create({ publicKey }))) as PublicKeyCredential;
  await auth('passkey/verify-registration', { name, response: credential.toJSON() as unknown, ...proof });
  await queryClient.invalidateQueries();
  return null;
}

export const PASSKEY_CANCELED =
  'No passkey was used: the window was closed, or this device has none for this address.' satisfies Phrase;
