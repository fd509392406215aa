import { useSyncExternalStore } from 'react';
import type { Features, Profile, Session } from '#domain/accounts/schema.ts';
import type { Output } from '#domain/calls.ts';
import { waitForAccountChanges } from '#web/platform/account/change-lock.ts';
import { onAuthEvent } from './auth-events.ts';
import { call } from '#web/platform/api/client.ts';
import { dropFirstAnswers } from '#web/platform/api/first-answers.ts';
import { endServerSession, isSignOutPending } from './pending-sign-out.ts';
import { storeProfile, storeSession, readStoredSession } from './stored-session.ts';
import { clearUser, readUser, writeDevice, writeUser } from '#web/platform/storage/storage.ts';
import { createStore } from '#web/platform/store.ts';
import { withRetries } from '#web/platform/api/retries.ts';

export type SessionState = {
  /** null: nobody is signed in; undefined: unknown. */
  session: Session | null | undefined;
  /** null: there is no users row; undefined: unknown. */
  profile: Profile | null | undefined;
  isOnboardedHere: boolean;
  failure: unknown;
  features: Features | null;
  /** The user signed out here, so the gate redirects to / without a toast. */
  signedOutHere: boolean;
};

const unknownState: SessionState = {
  session: undefined,
  profile: undefined,
  isOnboardedHere: false,
  failure: null,
  features: null,
  signedOutHere: false,
};
const store = createStore<SessionState>(unknownState);
const signedOutListeners = new Set<(userId: string) => void>();

export const useSession = (): SessionState => useSyncExternalStore(store.subscribe, store.get);
export const currentSession = (): SessionState => store.get();

export function onSignedOut(listener: (userId: string) => void): void {
  signedOutListeners.add(listener);
}

// Sequence numbers of session reads: a response older than what is shown is ignored.
let requested = 0;
let shown = 0;

export async function renewSession(withinMs?: number): Promise<SessionState> {
  const sequence = ++requested;
  const { session, features } = await withRetries(fetchSession, withinMs);
  if (isSignOutPending()) showSession(null);
  else if (sequence >= shown) {
    store.set({ ...store.get(), features });
    showSession(session, sequence);
  }
  return store.get();
}

/** 'Signed out' is confirmed by a second request: an account change in progress may have replaced the session. */
async function fetchSession(): Promise<Output<'session.read'>> {
  const answer = await call('session.read');
  if (answer.session || !store.get().session) return answer;
  await waitForAccountChanges();
  return call('session.read');
}

/** A network failure never signs anyone out. */
export async function readSession(): Promise<void> {
  // Signed out here, even if the server does not know yet.
  if (isSignOutPending() && !(await endServerSession())) return showSession(null);
  const timer = setTimeout(showStoredSession, navigator.onLine ? RESPONSE_WAIT_MS : 0);
  try {
    const { session } = await renewSession();
    clearTimeout(timer);
    if (session) await readProfile();
  } catch (failure) {
    clearTimeout(timer);
    showStoredSession();
    store.set({ ...store.get(), failure });
  }
}

const RESPONSE_WAIT_MS = 3_000;

/** Until the server responds, the last user counts as signed in. */
function showStoredSession(): void {
  const stored = store.get().session === undefined ? readStoredSession() : null;
  if (!stored) return;
  const { session, features, profile } = stored;
  store.set({ ...store.get(), features });
  showSession(session, shown);
  if (profile) store.set({ ...store.get(), profile });
}

export async function readProfile(): Promise<void> {
  const userId = store.get().session?.user.id;
  const isSame = () => store.get().session?.user.id === userId;
  try {
    const { profile } = await withRetries(() => call('profile.read'));
    if (isSame()) showProfile(profile);
  } catch (failure) {
    if (!isSame()) return;
    const stored = store.get().profile === undefined ? readStoredSession() : null;
    const profile = stored?.session.user.id === userId ? stored?.profile : undefined;
    store.set({ ...store.get(), failure, ...(profile ? { profile } : {}) });
  }
}

export function showProfile(profile: Profile | null): void {
  const { session } = store.get();
  if (profile && session) {
    // A blank name counts as missing and does not overwrite a stored one.
    if (profile.firstName.trim()) writeUser(session.user.id, 'username', profile.firstName);
    storeProfile(session.user.id, profile);
  }
  store.set({ ...store.get(), profile, failure: null });
}

export function showSession(session: Session | null, sequence = ++requested): void {
  shown = sequence;
  const before = store.get();
  // A page that has just opened knows only from the device whose session may have ended meanwhile.
  const last = before.session === undefined ? readStoredSession()?.session : before.session;
  const previous = last?.user.id;
  if (previous && previous !== session?.user.id)
    endAccount(previous, { isExpired: session === null && !isSignOutPending() });
  storeSession(session, before.features);
  if (!session)
    return store.set({ ...unknownState, features: before.features, session: null, profile: null });
  const { id, onboardingCompleted } = session.user;
  if (onboardingCompleted) markOnboarded(id);
  const isOnboardedHere = readUser(id, 'hasCompletedOnboarding') === 'true';
  store.set({
    ...unknownState,
    features: before.features,
    session,
    // A missing row stays missing until it is created; another account's is unknown.
    profile: before.session?.user.id === id ? before.profile : undefined,
    isOnboardedHere,
  });
}

export function markOnboarded(userId: string): void {
  writeUser(userId, 'hasCompletedOnboarding', 'true');
  const state = store.get();
  if (state.session?.user.id === userId) store.set({ ...state, isOnboardedHere: true });
}

export function showSignedOut(): void {
  const userId = store.get().session?.user.id;
  if (userId) clearUser(userId);
  showSession(null);
  // The next user of a shared phone must not find them.
  writeDevice('guest:first-car', null);
  writeDevice('guest:problem', null);
  writeDevice('guest:roadside', null);
  store.set({ ...store.get(), signedOutHere: true });
}

export function clearSignedOutHere(): void {
  store.set({ ...store.get(), signedOutHere: false });
}

// An expired session keeps the drafts of unfinished forms for the next login of the same account, and which device this
// is: its push messages then belong to the new session.
function endAccount(userId: string, { isExpired }: { isExpired: boolean }): void {
  dropFirstAnswers();
  clearUser(userId, isExpired ? ['draft:', 'sent:', 'pushDevice'] : []);
  for (const listener of signedOutListeners) listener(userId);
}

export const followOtherTabs = (): void => void onAuthEvent(() => void readSession());
