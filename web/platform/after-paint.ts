/** Upper limit, since a background tab draws no frames. */
const WAIT_MS = 500;

/** Runs after the next paint; to be called in an effect. @returns a function that cancels it */
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
