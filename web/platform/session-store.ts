import { useSyncExternalStore } from 'react';
import type { Features, Profile, Session } from '#domain/accounts/schema.ts';
import { onAuthEvent } from './auth-events.ts';
import { call } from './api-client.ts';
import { endServerSession, isEndingDue } from './session-ending.ts';
import { keepProfile, keepSession, knownSession } from './kept-session.ts';
import { forgetUser, readUser, writeUser } from './storage.ts';
import { createStore } from './store.ts';
import { withRetries } from './retries.ts';

export type SessionState = {
  /** null: nobody is signed in; undefined: not known yet. */
  session: Session | null | undefined;
  /** null: there is no users row; undefined: not known yet. */
  profile: Profile | null | undefined;
  /** This browser's own word that the tutorial was done (D11). */
  onboardedHere: boolean;
  /** Why session or profile could not be read, until they are. */
  failure: unknown;
  /** What this server can do; null while that is not known. */
  features: Features | null;
  /** Log-out was chosen here: the gate goes to / without a reproach. */
  left: boolean;
};

const unknown: SessionState = {
  session: undefined,
  profile: undefined,
  onboardedHere: false,
  failure: null,
  features: null,
  left: false,
};
const store = createStore<SessionState>(unknown);
const signedOut = new Set<(userId: string) => void>();

export const useSession = (): SessionState => useSyncExternalStore(store.subscribe, store.get);
export const currentSession = (): SessionState => store.get();

/** Called with the account's id whenever its session has ended, here or elsewhere. */
export function onSignedOut(listener: (userId: string) => void): void {
  signedOut.add(listener);
}

/** Asks the server who is signed in. A network fault never signs anyone out (D4). */
export async function readSession(): Promise<void> {
  // Who logged out here is out, even while the server does not know it yet (D93).
  if (isEndingDue() && !(await endServerSession())) return showSession(null);
  const patience = setTimeout(showKnown, navigator.onLine ? PATIENCE_MS : 0);
  try {
    const { session, features } = await withRetries(() => call('session.read'));
    clearTimeout(patience);
    store.set({ ...store.get(), features });
    showSession(session);
    if (session) await readProfile();
  } catch (failure) {
    clearTimeout(patience);
    showKnown();
    store.set({ ...store.get(), failure });
  }
}

/** So long the server may be silent at the start before who was signed in last is let in. */
const PATIENCE_MS = 3_000;

/** Until the server has spoken, who was signed in last still is (D4). */
function showKnown(): void {
  const known = store.get().session === undefined ? knownSession() : null;
  if (!known) return;
  const { session, features, profile } = known;
  store.set({ ...store.get(), features });
  showSession(session);
  if (profile) store.set({ ...store.get(), profile });
}

export async function readProfile(): Promise<void> {
  try {
    const { profile } = await withRetries(() => call('profile.read'));
    showProfile(profile);
  } catch (failure) {
    const { session, profile } = store.get();
    const known = profile === undefined ? knownSession() : null;
    const kept = known?.session.user.id === session?.user.id ? known?.profile : undefined;
    store.set({ ...store.get(), failure, ...(kept ? { profile: kept } : {}) });
  }
}

export function showProfile(profile: Profile | null): void {
  const { session } = store.get();
  if (profile && session) {
    // A blank counts as missing (D25): it does not take the place of a name.
    if (profile.firstName.trim()) writeUser(session.user.id, 'username', profile.firstName);
    keepProfile(session.user.id, profile);
  }
  store.set({ ...store.get(), profile, failure: null });
}

export function showSession(session: Session | null): void {
  const before = store.get();
  const left = before.session && before.session.user.id !== session?.user.id ? before.session.user.id : null;
  if (left) leave(left);
  keepSession(session, before.features);
  if (!session) return store.set({ ...unknown, features: before.features, session: null, profile: null });
  const { id, onboardingCompleted } = session.user;
  // D11: the account's word first, then the browser's.
  if (onboardingCompleted) markOnboarded(id);
  const onboardedHere = readUser(id, 'hasCompletedOnboarding') === 'true';
  store.set({
    ...unknown,
    features: before.features,
    session,
    // A row that is missing stays missing until it is made; another account's is not known yet.
    profile: before.session?.user.id === id ? before.profile : undefined,
    onboardedHere,
  });
}

export function markOnboarded(userId: string): void {
  writeUser(userId, 'hasCompletedOnboarding', 'true');
  const state = store.get();
  if (state.session?.user.id === userId) store.set({ ...state, onboardedHere: true });
}

/** Ends what this browser knows of the session; the server's part is ended before. */
export function showLeft(): void {
  showSession(null);
  store.set({ ...store.get(), left: true });
}

/** The start page was reached: from now on a refusal is an ordinary one. */
export function forgetLeft(): void {
  store.set({ ...store.get(), left: false });
}

function leave(userId: string): void {
  forgetUser(userId);
  for (const listener of signedOut) listener(userId);
}

/** What happens to the account in another tab holds here, too. */
export const followOtherTabs = (): void => void onAuthEvent(() => void readSession());
