/** The offline engine with its knowledge; large, so it comes only when it is wanted. */
export const loadEngine = () => import('./offline-engine.ts').then(({ offlineEngine }) => offlineEngine);

/** Fetches it before it is needed: without a network it is too late. */
export const preloadEngine = (): void => {
  loadEngine().catch((error: unknown) => console.warn('The offline engine could not be fetched', error));
};
