/** Large, so loaded on demand. */
export const loadEngine = () => import('./offline-engine.ts').then(({ offlineEngine }) => offlineEngine);

/** Loads it ahead of time, while there is a network. */
export const preloadEngine = (): void => {
  loadEngine().catch((error: unknown) => console.warn('The offline engine could not be fetched', error));
};
