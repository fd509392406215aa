import type { returnTo } from './return-to-place.ts';

/** How far each entry of the history was scrolled; after a reload the browser restores it. */
const places = new Map<string, number>();

/** The browser returns to a place by itself only on a page that is drawn at once; a list comes with its records. */
export function keepPlace(key: string, isReturn: boolean): () => void {
  const left = new AbortController();
  const { signal } = left;
  const place = isReturn && places.get(key);
  const askedAt = performance.now();
  if (place) withReturn((file) => file.returnTo(place, askedAt, signal));
  addEventListener('scroll', () => places.set(key, scrollY), { passive: true, signal });
  return () => {
    left.abort();
    // Loaded now, so that nobody who comes back waits for it.
    withReturn(() => {});
  };
}

/** Where it cannot be loaded, the browser's place is good enough. */
const withReturn = (use: (file: { returnTo: typeof returnTo }) => void) =>
  void import('./return-to-place.ts').then(use, () => {});
