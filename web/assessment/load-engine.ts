/** Large, so loaded on demand. */
export const loadEngine = () => import('./offline-engine.ts').then(({ offlineEngine }) => offlineEngine);

export const preloadEngine = (): void => {
  loadEngine().catch((error: unknown) => console.warn('The offline engine could not be fetched', error));
};
