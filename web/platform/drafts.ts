import { useEffect, useReducer, useRef } from 'react';
import { useSession } from './session-store.ts';
import { readUser, writeUser } from './storage.ts';

/**
 * A reducer whose state survives reload, back button and a closed tab: kept per account in this browser.
 * @param key one draft for each form and record: 'log-symptom', `edit-car:${carId}`
 * @param fresh the state without a draft; also what a stored draft is completed with
 */
export function useDraft<State extends object, Action>(
  key: string,
  reducer: (state: State, action: Action) => State,
  fresh: () => State,
): { state: State; dispatch: (action: Action) => void; wasKept: boolean; forget: () => void } {
  const userId = useSession().session?.user.id ?? '';
  const kept = useRef<State | null>(null);
  const [state, dispatch] = useReducer(reducer, null, () => {
    const start = fresh();
    kept.current = readDraft<State>(userId, key);
    return kept.current ? { ...start, ...kept.current } : start;
  });
  const first = useRef(state);
  const forgotten = useRef(false);
  useEffect(() => {
    if (state === first.current || forgotten.current) return;
    // Not with every key: writing is slow on an old phone.
    const timer = setTimeout(() => writeUser(userId, `draft:${key}`, JSON.stringify(state)), 200);
    const now = () => writeUser(userId, `draft:${key}`, JSON.stringify(state));
    addEventListener('pagehide', now);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', now);
      if (!forgotten.current) now();
    };
  }, [state, key, userId]);
  const forget = () => {
    forgotten.current = true;
    writeUser(userId, `draft:${key}`, null);
  };
  return { state, dispatch, wasKept: kept.current !== null, forget };
}

function readDraft<State>(userId: string, key: string): State | null {
  const text = readUser(userId, `draft:${key}`);
  if (text === null) return null;
  try {
    return JSON.parse(text) as State;
  } catch {
    // Cut off while it was written: nothing of it can be used.
    return null;
  }
}
