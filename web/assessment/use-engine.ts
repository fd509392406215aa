import { useEffect, useState } from 'react';
import { loadEngine } from './load-engine.ts';

type Engine = Awaited<ReturnType<typeof loadEngine>>;

/** Null until the engine has loaded; stays null if loading fails. */
export function useEngine(): Engine | null {
  const [engine, setEngine] = useState<Engine | null>(null);
  useEffect(() => {
    let isGone = false;
    loadEngine().then(
      (loaded) => {
        if (!isGone) setEngine(loaded);
      },
      (error: unknown) => console.warn('The offline engine could not be fetched', error),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return engine;
}
