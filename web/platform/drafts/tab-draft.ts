import { useCallback, useEffect, useState } from 'react';
import { readTab, writeTab } from '#web/platform/storage/storage.ts';

type TabDraft<State> = {
  state: State;
  change: (to: Partial<State> | ((before: State) => Partial<State>)) => void;
  /** The record is saved: the next one starts here. */
  startOver: (fresh: State) => void;
};

/**
 * What is typed into a form by someone who has no account: kept in this tab, through a reload.
 * @param fresh the state without a draft; also what a stored draft is completed with
 */
export function useTabDraft<State extends object>(key: string, fresh: () => State): TabDraft<State> {
  const [state, setState] = useState<State>(() => ({ ...fresh(), ...stored<State>(key) }));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) writeTab(key, JSON.stringify(state));
  }, [key, state, touched]);
  const change: TabDraft<State>['change'] = useCallback((to) => {
    setTouched(true);
    setState((before) => ({ ...before, ...(typeof to === 'function' ? to(before) : to) }));
  }, []);
  const startOver = useCallback(
    (instead: State) => {
      setTouched(false);
      setState(instead);
      writeTab(key, null);
    },
    [key],
  );
  return { state, change, startOver };
}

/** What was kept under a key; null when nothing was, or when it cannot be read. */
export function stored<State>(key: string): State | null {
  const text = readTab(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as State;
  } catch {
    // Cut off while it was written: nothing of it can be used.
    return null;
  }
}
