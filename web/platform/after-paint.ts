/** A tab in the background draws no frames. */
const WAIT_MS = 500;

/** From an effect: two frames on, what it belongs to has been painted. @returns what calls it off */
export function afterPaint(run: () => void): () => void {
  let isOver = false;
  const once = () => {
    if (isOver) return;
    isOver = true;
    run();
  };
  requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(once)));
  setTimeout(once, WAIT_MS);
  return () => void (isOver = true);
}
