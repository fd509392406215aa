import { useSession } from '#web/platform/session/session-store.ts';
import { readUser } from '#web/platform/storage/storage.ts';

/** Session name, then the profile's first name, then the name stored in this browser; blanks are skipped. */
export function useGreetingName(): string | null {
  const { session, profile } = useSession();
  const stored = session ? readUser(session.user.id, 'username') : null;
  const names = [session?.user.name, profile?.firstName, stored];
  return names.map((name) => name?.trim()).find((name) => name) ?? null;
}
