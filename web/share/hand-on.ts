export type Outcome = 'shared' | 'copied' | 'byHand' | 'cancelled';

/** Whether this browser can open the phone's own share sheet; without a secure context it can not. */
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

/** Hands a link on: by the phone's share sheet, else the clipboard, else it is to be copied by hand. */
export async function handOn(url: string, title: string): Promise<Outcome> {
  if (canShare() && matchMedia('(pointer: coarse)').matches) {
    const outcome = await openShareSheet(url, title);
    if (outcome !== 'failed') return outcome;
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch (error) {
    // No secure context, or refused: the toast must not claim otherwise.
    console.warn('The link could not be copied', error);
    return 'byHand';
  }
}
