import type { Features, Profile, Session } from '#domain/accounts/schema.ts';
import { parseStored, readDevice, readUser, writeDevice, writeUser } from '#web/platform/storage/storage.ts';

type StoredSession = { session: Session; features: Features | null; profile: Profile | undefined };

export function storeSession(session: Session | null, features: Features | null): void {
  if (readStoredSession()?.session.user.id !== session?.user.id)
    writeDevice('account-since', String(Date.now()));
  writeDevice('session', session && JSON.stringify({ session, features }));
}

/** When somebody last signed in or out in any tab, in ms; 0 when nobody did. */
export const accountSince = (): number => Number(readDevice('account-since'));

export const storeProfile = (userId: string, profile: Profile): void =>
  writeUser(userId, 'profile', JSON.stringify(profile));

export function readStoredSession(): StoredSession | null {
  const stored = parseStored<Omit<StoredSession, 'profile'>>(readDevice('session'));
  if (!stored) return null;
  const profile = parseStored<Profile>(readUser(stored.session.user.id, 'profile'));
  return { ...stored, profile: profile ?? undefined };
}
