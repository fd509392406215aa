export type Outcome = 'shared' | 'copied' | 'byHand' | 'cancelled';

type Shared = { title: string; url: string } | { title: string; text: string };

/** Whether the native share sheet is available; it requires a secure context. */
export const canShare = () => 'share' in navigator && typeof navigator.share === 'function';

export async function openShareSheet(shared: Shared): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('The share sheet did not open', error);
    return 'failed';
  }
}

/** Shares a link or a text by the native share sheet, else by the clipboard; else the user copies it. */
export async function share(shared: Shared): Promise<Outcome> {
  if (canShare() && matchMedia('(pointer: coarse)').matches) {
    const outcome = await openShareSheet(shared);
    if (outcome !== 'failed') return outcome;
  }
  try {
    await navigator.clipboard.writeText('url' in shared ? shared.url : shared.text);
    return 'copied';
  } catch (error) {
    // No secure context, or permission denied: the toast must not claim that it was copied.
    console.warn('It could not be copied', error);
    return 'byHand';
  }
}
