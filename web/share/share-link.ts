export type Outcome = 'shared' | 'copied' | 'byHand' | 'cancelled';

/** Whether the native share sheet is available; it requires a secure context. */
export const canShare = () => 'share' in navigator && typeof navigator.share === 'function';

export async function openShareSheet(url: string, title: string): Promise<'shared' | 'cancelled' | 'failed'> {
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'cancelled';
    console.warn('The share sheet did not open', error);
    return 'failed';
  }
}

/** Shares a link by the native share sheet, else by the clipboard; else the user copies it. */
export async function shareLink(url: string, title: string): Promise<Outcome> {
  if (canShare() && matchMedia('(pointer: coarse)').matches) {
    const outcome = await openShareSheet(url, title);
    if (outcome !== 'failed') return outcome;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // No secure context, or permission denied: the toast must not claim that it was copied.
    console.warn('The link could not be copied', error);
    return 'byHand';
  }
}
