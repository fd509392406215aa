/** How far each entry of the history was scrolled; a reload is the browser's. */
const places = new Map<string, number>();

/** Whoever scrolls goes where they want. */
const OWN_MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
/** What is drawn later changes the height; after this nobody waits for it. */
const PATIENCE_MS = 3000;

/** Remembers the place of this entry. */
function remember(key: string): () => void {
  const note = () => places.set(key, scrollY);
  addEventListener('scroll', note, { passive: true });
  return () => removeEventListener('scroll', note);
}

/**
 * Keeps the place of an entry of the history, and returns to it: the browser does so by itself only where the page is
 * drawn at once, and a list is drawn as its records arrive.
 */
export function keepPlace(key: string, isReturn: boolean): () => void {
  const place = isReturn ? (places.get(key) ?? 0) : 0;
  if (place === 0) return remember(key);
  const given = new AbortController();
  const observer = new ResizeObserver(() => scrollTo({ top: place, behavior: 'instant' }));
  let forget = () => {};
  const giveUp = () => {
    if (given.signal.aborted) return;
    given.abort();
    observer.disconnect();
    forget = remember(key);
  };
  observer.observe(document.body);
  for (const move of OWN_MOVES) addEventListener(move, giveUp, { passive: true, signal: given.signal });
  const timer = setTimeout(giveUp, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    giveUp();
    forget();
  };
}
