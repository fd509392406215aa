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

/** What is known of the session, and what is asked about it, in the order in which it began. */
let turns = 0;
let known = 0;

/**
 * Asks the server who is signed in and shows it, unless something newer is known by now: an answer may be
 * older than a log-out or a sign-in here.
 * @returns what is shown now
 */
export async function renewSession(withinMs?: number): Promise<SessionState> {
  const turn = ++turns;
  const { session, features } = await withRetries(askWho, withinMs);
  // Chosen in another tab, it holds here, too.
  if (isEndingDue()) showSession(null);
  else if (turn >= known) {
    store.set({ ...store.get(), features });
    showSession(session, turn);
  }
  return store.get();
}

/** That the session here is over is asked twice: it may have been replaced by a change that is under way. */
async function askWho(): Promise<Output<'session.read'>> {
  const answer = await call('session.read');
  if (answer.session || !store.get().session) return answer;
  await afterChanges();
  return call('session.read');
}

/** Asks the server who is signed in. A network fault never signs anyone out (D4). */
export async function readSession(): Promise<void> {
  // Who logged out here is out, even while the server does not know it yet (D93).
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

/** So long the server may be silent at the start before who was signed in last is let in. */
const PATIENCE_MS = 3_000;

/** Until the server has spoken, who was signed in last still is (D4). */
function showKnown(): void {
  const kept = store.get().session === undefined ? knownSession() : null;
  if (!kept) return;
  const { session, features, profile } = kept;
  store.set({ ...store.get(), features });
  // Only until an answer comes that is already asked for.
  showSession(session, known);
  if (profile) store.set({ ...store.get(), profile });
}

export async function readProfile(): Promise<void> {
  const userId = store.get().session?.user.id;
  const isSame = () => store.get().session?.user.id === userId;
  try {
    const { profile } = await withRetries(() => call('profile.read'));
    // Another account's by now, or nobody's.
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
    // A blank counts as missing (D25): it does not take the place of a name.
    if (profile.firstName.trim()) writeUser(session.user.id, 'username', profile.firstName);
    keepProfile(session.user.id, profile);
  }
  store.set({ ...store.get(), profile, failure: null });
}

/** @param turn when it was asked for; left out, it is newer than whatever is still on its way */
export function showSession(session: Session | null, turn = ++turns): void {
  known = turn;
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
  // On a shared phone the next one must not find it (D3).
  writeDevice('guest:first-car', null);
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
