import type { Features, Profile, Session } from '#domain/accounts/schema.ts';
import { readDevice, readUser, writeDevice, writeUser } from '#web/platform/storage/storage.ts';

type Known = { session: Session; features: Features | null; profile: Profile | undefined };

/** Remembers who is signed in, for a start without a network; null forgets it. */
export function keepSession(session: Session | null, features: Features | null): void {
  writeDevice('session', session && JSON.stringify({ session, features }));
}

export const keepProfile = (userId: string, profile: Profile): void =>
  writeUser(userId, 'profile', JSON.stringify(profile));

/** Who was signed in when the server was last heard of; null when nobody was. */
export function knownSession(): Known | null {
  const known = parsed(readDevice('session')) as Omit<Known, 'profile'> | null;
  if (!known) return null;
  const profile = parsed(readUser(known.session.user.id, 'profile')) as Profile | null;
  return { ...known, profile: profile ?? undefined };
}

function parsed(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Cut off while it was written: nothing of it can be used.
    return null;
  }
}
