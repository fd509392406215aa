import { useEffect, useEffectEvent } from 'react';
import { followDialog } from '#web/platform/dialog-history.ts';

export function useCloseOnBack(onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => followDialog(() => close()), []);
}
