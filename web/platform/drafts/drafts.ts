import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import type { AttemptStore } from '#web/platform/forms/send-new.ts';
import { onAuthEvent } from '#web/platform/session/auth-events.ts';
import { readStoredSession } from '#web/platform/session/stored-session.ts';
import { currentSession, useSession } from '#web/platform/session/session-store.ts';
import { parseStored, readUser, writeUser } from '#web/platform/storage/storage.ts';

const loggedOut = new Set<string>();
onAuthEvent((event) => {
  const userId = currentSession().session?.user.id;
  if (event === 'signed-out' && userId) loggedOut.add(userId);
});

/** An expired session keeps drafts; a sign-out discards them, even before this tab is notified. */
function mayStore(userId: string): boolean {
  if (userId === '' || loggedOut.has(userId)) return false;
  const isSignedIn = currentSession().session?.user.id === userId;
  return !isSignedIn || readStoredSession()?.session.user.id === userId;
}

/** @param upgrade brings the draft of an earlier version up to date */
export function useDraft<State extends object, Action>(
  key: string,
  reducer: (state: State, action: Action) => State,
  initial: () => State,
  upgrade: (draft: State) => State = (draft) => draft,
): Draft<State, Action> {
  const userId = useSession().session?.user.id ?? '';
  const [wasRestored, setWasRestored] = useState(() => readDraft<State>(userId, key) !== null);
  const [state, change] = useReducer(
    (before: State, to: { action: Action } | { replacement: State }) =>
      'replacement' in to ? to.replacement : reducer(before, to.action),
    null,
    () => upgrade({ ...initial(), ...readDraft<State>(userId, key) }),
  );
  const pristine = useRef(state);
  const isForgotten = useRef(false);
  const discarded = useRef<State | null>(null);
  useEffect(() => void loggedOut.delete(userId), [userId]);
  useEffect(() => {
    if (state === pristine.current) return;
    const store = () => {
      if (isForgotten.current || state === discarded.current || !mayStore(userId)) return;
      writeUser(userId, `draft:${key}`, JSON.stringify(state));
    };
    // Debounced: local storage writes are slow on old phones.
    const timer = setTimeout(store, 200);
    addEventListener('pagehide', store);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', store);
      store();
    };
  }, [state, key, userId]);
  const sent = useRef<string | null>(null);
  const attempts: AttemptStore = {
    // Also in memory: the storage may be full.
    read: () => sent.current ?? readUser(userId, `sent:${key}`),
    write: (attempt) => {
      sent.current = attempt;
      if (attempt === null || mayStore(userId)) writeUser(userId, `sent:${key}`, attempt);
    },
  };
  const forget = () => {
    isForgotten.current = true;
    writeUser(userId, `draft:${key}`, null);
    attempts.write(null);
  };
  const startOver = () => {
    const replacement = initial();
    pristine.current = replacement;
    discarded.current = state;
    writeUser(userId, `draft:${key}`, null);
    attempts.write(null);
    setWasRestored(false);
    change({ replacement });
  };
  const dispatch = useCallback((action: Action) => change({ action }), []);
  return { state, dispatch, wasRestored, attempts, forget, startOver };
}

type Draft<State, Action> = {
  state: State;
  dispatch: (action: Action) => void;
  wasRestored: boolean;
  attempts: AttemptStore;
  forget: () => void;
  startOver: () => void;
};

/** Begins the form of another address with what was typed in this one. */
export function beginDraft(key: string, draft: object): void {
  const userId = currentSession().session?.user.id ?? '';
  if (mayStore(userId)) writeUser(userId, `draft:${key}`, JSON.stringify(draft));
}

/** The draft as it is stored, without opening its form. */
export const storedDraft = <State>(key: string): State | null =>
  readDraft<State>(currentSession().session?.user.id ?? '', key);

const readDraft = <State>(userId: string, key: string): State | null =>
  parseStored<State>(readUser(userId, `draft:${key}`));
