import { useSyncExternalStore } from 'react';
import type { Features, Profile, Session } from '#domain/accounts/schema.ts';
import type { Output } from '#domain/calls.ts';
import { afterChanges } from '#web/platform/account/change.ts';
import { onAuthEvent } from './auth-events.ts';
import { call } from '#web/platform/api/client.ts';
import { endServerSession, isEndingDue } from './ending.ts';
import { keepProfile, keepSession, knownSession } from './stored-session.ts';
import { forgetUser, readUser, writeDevice, writeUser } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/store.ts';
import { withRetries } from '#web/platform/api/retries.ts';

export type SessionState = {
  /** null: nobody is signed in; undefined: unknown. */
  session: Session | null | undefined;
  /** null: there is no users row; undefined: unknown. */
  profile: Profile | null | undefined;
  /** Whether this browser remembers that the tutorial was completed (D11). */
  onboardedHere: boolean;
  /** Why session or profile could not be read; null once they are. */
  failure: unknown;
  /** What this server offers; null while unknown. */
  features: Features | null;
  /** The user signed out here: the gate redirects to / without a notice. */
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

// Sequence numbers of session reads: a response older than what is shown is ignored.
let turns = 0;
let known = 0;

/**
 * Reads the session and shows it, unless something newer (a sign-in or sign-out here) is shown by now.
 * @returns the state shown
 */
export async function renewSession(withinMs?: number): Promise<SessionState> {
  const turn = ++turns;
  const { session, features } = await withRetries(askWho, withinMs);
  // A sign-out in another tab applies here, too.
  if (isEndingDue()) showSession(null);
  else if (turn >= known) {
    store.set({ ...store.get(), features });
    showSession(session, turn);
  }
  return store.get();
}

/** 'Signed out' is confirmed by a second request: an account change in progress may have replaced the session. */
async function askWho(): Promise<Output<'session.read'>> {
  const answer = await call('session.read');
  if (answer.session || !store.get().session) return answer;
  await afterChanges();
  return call('session.read');
}

/** A network failure never signs anyone out (D4). */
export async function readSession(): Promise<void> {
  // Whoever signed out here stays signed out, even before the server knows (D93).
  if (isEndingDue() && !(await endServerSession())) return showSession(null);
  const patience = setTimeout(showKnown, navigator.onLine ? PATIENCE_MS : 0);
  try {
    const { session } = await renewSession();
    clearTimeout(patience);
    if (session) await readProfile();
  } catch (failure) {
    clearTimeout(patience);
    showKnown();
    store.set({ ...store.get(), failure });
  }
}

/** After this time without a response the stored session is shown. */
const PATIENCE_MS = 3_000;

/** Until the server responds, the last user counts as signed in (D4). */
function showKnown(): void {
  const kept = store.get().session === undefined ? knownSession() : null;
  if (!kept) return;
  const { session, features, profile } = kept;
  store.set({ ...store.get(), features });
  // A response to a request already in flight replaces it.
  showSession(session, known);
  if (profile) store.set({ ...store.get(), profile });
}

export async function readProfile(): Promise<void> {
  const userId = store.get().session?.user.id;
  const isSame = () => store.get().session?.user.id === userId;
  try {
    const { profile } = await withRetries(() => call('profile.read'));
    // The account may have changed meanwhile.
    if (isSame()) showProfile(profile);
  } catch (failure) {
    if (!isSame()) return;
    const kept = store.get().profile === undefined ? knownSession() : null;
    const profile = kept?.session.user.id === userId ? kept?.profile : undefined;
    store.set({ ...store.get(), failure, ...(profile ? { profile } : {}) });
  }
}

export function showProfile(profile: Profile | null): void {
  const { session } = store.get();
  if (profile && session) {
    // A blank name counts as missing (D25) and does not overwrite a stored one.
    if (profile.firstName.trim()) writeUser(session.user.id, 'username', profile.firstName);
    keepProfile(session.user.id, profile);
  }
  store.set({ ...store.get(), profile, failure: null });
}

/** @param turn sequence number of the request; by default newer than every request in flight */
export function showSession(session: Session | null, turn = ++turns): void {
  known = turn;
  const before = store.get();
  const left = before.session && before.session.user.id !== session?.user.id ? before.session.user.id : null;
  if (left) leave(left);
  keepSession(session, before.features);
  if (!session) return store.set({ ...unknown, features: before.features, session: null, profile: null });
  const { id, onboardingCompleted } = session.user;
  // D11: the account first, then this browser.
  if (onboardingCompleted) markOnboarded(id);
  const onboardedHere = readUser(id, 'hasCompletedOnboarding') === 'true';
  store.set({
    ...unknown,
    features: before.features,
    session,
    // A missing row stays missing until it is created; another account's is unknown.
    profile: before.session?.user.id === id ? before.profile : undefined,
    onboardedHere,
  });
}

export function markOnboarded(userId: string): void {
  writeUser(userId, 'hasCompletedOnboarding', 'true');
  const state = store.get();
  if (state.session?.user.id === userId) store.set({ ...state, onboardedHere: true });
}

/** Clears the session in this browser only. */
export function showLeft(): void {
  showSession(null);
  // The next user of a shared phone must not find it (D3).
  writeDevice('guest:first-car', null);
  store.set({ ...store.get(), left: true });
}

export function forgetLeft(): void {
  store.set({ ...store.get(), left: false });
}

function leave(userId: string): void {
  forgetUser(userId);
  for (const listener of signedOut) listener(userId);
}

export const followOtherTabs = (): void => void onAuthEvent(() => void readSession());
