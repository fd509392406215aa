import { afterPaint } from './after-paint.ts';

/** As dialog-history.ts counts them. */
const isInDialog = (): boolean => Boolean((history.state as { dialogs?: number } | null)?.dialogs);

/** Runs once the dialogs are left, which brings the place of before back. @returns a function that cancels it */
export function afterDialogs(run: () => void): () => void {
  let cancel = () => {};
  const stop = () => removeEventListener('popstate', look);
  function look(): void {
    if (isInDialog()) return;
    stop();
    cancel = afterPaint(run);
  }
  addEventListener('popstate', look);
  look();
  return () => {
    stop();
    cancel();
  };
}
