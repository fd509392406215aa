import { useCallback, useEffect, useState } from 'react';
import { parseStored, readTab, writeTab } from '#web/platform/storage/storage.ts';

type TabDraft<State> = {
  state: State;
  change: (to: Partial<State> | ((before: State) => Partial<State>)) => void;
  startOver: (initial: State) => void;
};

export function useTabDraft<State extends object>(key: string, initial: () => State): TabDraft<State> {
  const [state, setState] = useState<State>(() => ({ ...initial(), ...stored<State>(key) }));
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) writeTab(key, JSON.stringify(state));
  }, [key, state, touched]);
  const change: TabDraft<State>['change'] = useCallback((to) => {
    setTouched(true);
    setState((before) => ({ ...before, ...(typeof to === 'function' ? to(before) : to) }));
  }, []);
  const startOver = useCallback(
    (replacement: State) => {
      setTouched(false);
      setState(replacement);
      writeTab(key, null);
    },
    [key],
  );
  return { state, change, startOver };
}

export const stored = <State>(key: string): State | null => parseStored<State>(readTab(key));
