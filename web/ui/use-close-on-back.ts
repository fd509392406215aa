import { useEffect, useEffectEvent } from 'react';
import { followDialog } from '#web/platform/dialog-history.ts';

/** Back closes what is open instead of leaving the page. */
export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => followDialog(() => close()), []);
}
