import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** What the browser believes; true does not prove that there is a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
