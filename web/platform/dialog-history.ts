/** Each open dialog has a history entry of the same address, so that Back closes it and stays on the page. */
type Dialog = { close: () => void };

const open: Dialog[] = [];
let leaving: (() => void) | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A dialog may refuse to close, or another may open in its place: the entries follow what is open then. */
const SETTLE_MS = 60;

const entries = (): number => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

function settle(): void {
  if (leaving) return;
  const have = entries();
  if (have > open.length) history.go(open.length - have);
  for (let n = have + 1; n <= open.length; n++)
    history.pushState({ ...(history.state as object | null), dialogs: n }, '');
}

function onPop(): void {
  if (leaving) {
    const leave = leaving;
    leaving = null;
    leave();
    return;
  }
  for (const dialog of open.slice(entries()).toReversed()) dialog.close();
  clearTimeout(timer);
  timer = setTimeout(settle, SETTLE_MS);
}

/** Returns what ends it: called when the dialog is gone, however it was closed. */
export function followDialog(close: () => void): () => void {
  const dialog: Dialog = { close };
  if (open.length === 0) addEventListener('popstate', onPop);
  open.push(dialog);
  clearTimeout(timer);
  settle();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    clearTimeout(timer);
    timer = setTimeout(settle, 0);
  };
}

/** Removes the entries of dialogs before navigating, so that they are not in the way back. */
export function leaveDialogs(navigate: () => void): void {
  const have = entries();
  if (have === 0 || leaving) return navigate();
  open.length = 0;
  leaving = navigate;
  addEventListener('popstate', onPop);
  history.go(-have);
}
