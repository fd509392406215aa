/** A tab in the background draws no frames. */
const WAIT_MS = 500;

/** Called in an effect: two frames later, what was rendered has been painted. @returns a function that cancels it */
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
