/** The user's own moves, which end it. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What is drawn later changes the height; after this nobody waits for it. */
const PATIENCE_MS = 3000;

/** When this file is loaded later than that, the user may have scrolled already. */
const LATE_MS = 500;

/** Scrolls there as soon as the page is high enough, and again while it grows. */
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
  setTimeout(stop, PATIENCE_MS);
}
