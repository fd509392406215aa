import { useEffect, useEffectEvent } from 'react';

/** Files that another app shared go the same way as chosen ones, once. */
export function useOffered(offered: readonly File[] | undefined, choose: (files: File[]) => void): void {
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (offered && offered.length > 0) take([...offered]);
  }, [offered]);
}
