/** Each open dialog has a history entry of the same address, so that Back closes it and stays on the page. */
type Dialog = { close: () => void };

const open: Dialog[] = [];
let leaving: (() => void) | null = null;
/** The next popstate comes from this module's `history.go`, not from the user's Back. */
let isOwnPop = false;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A dialog may refuse to close, or another may open instead, so entries are synced after this time. */
const SYNC_MS = 60;

const entries = (): number => (history.state as { dialogs?: number } | null)?.dialogs ?? 0;

function removeEntries(count: number): void {
  isOwnPop = true;
  history.go(-count);
}

function syncEntries(): void {
  if (leaving || isOwnPop) return;
  const have = entries();
  if (have > open.length) return removeEntries(have - open.length);
  for (let n = have + 1; n <= open.length; n++)
    history.pushState({ ...(history.state as object | null), dialogs: n }, '');
}

function onPop(): void {
  const isOwn = isOwnPop;
  isOwnPop = false;
  if (leaving) {
    if (entries() > 0) return removeEntries(entries());
    const leave = leaving;
    leaving = null;
    leave();
    return;
  }
  if (!isOwn) for (const dialog of open.slice(entries()).toReversed()) dialog.close();
  clearTimeout(timer);
  timer = setTimeout(syncEntries, isOwn ? 0 : SYNC_MS);
}

/** Removes the entries that dialogs left before a reload. */
export function startDialogHistory(): void {
  addEventListener('popstate', onPop);
  syncEntries();
}

/** @returns a function to call when the dialog is closed, in whatever way */
export function followDialog(close: () => void): () => void {
  const dialog: Dialog = { close };
  addEventListener('popstate', onPop);
  open.push(dialog);
  clearTimeout(timer);
  syncEntries();
  return () => {
    const at = open.indexOf(dialog);
    if (at >= 0) open.splice(at, 1);
    clearTimeout(timer);
    timer = setTimeout(syncEntries, 0);
  };
}

/** Removes the entries of dialogs before navigating, so that Back skips them. */
export function leaveDialogs(navigate: () => void): void {
  const have = entries();
  if (!leaving && have === 0) return navigate();
  open.length = 0;
  leaving = navigate;
  addEventListener('popstate', onPop);
  if (!isOwnPop) removeEntries(have);
}
