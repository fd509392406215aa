/** Scrolling by the user cancels the restoring. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** The page may still grow; after this time it is no longer followed. */
const FOLLOWED_MS = 3000;

/** If this file is loaded later than this, the user may already have scrolled. */
const LATE_MS = 500;

/** Restores the scroll position as soon as the page is high enough, and again while it grows. */
export function returnTo(place: number, asked: number, left: AbortSignal): void {
  if (left.aborted || performance.now() - asked > LATE_MS) return;
  const observer = new ResizeObserver(() => scrollTo({ top: place, behavior: 'instant' }));
  const given = new AbortController();
  const stop = () => {
    observer.disconnect();
    given.abort();
  };
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, stop, { passive: true, signal: given.signal });
  left.addEventListener('abort', stop);
  setTimeout(stop, FOLLOWED_MS);
}
