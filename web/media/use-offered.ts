import { useEffect, useEffectEvent } from 'react';

/** Treats files shared by another app as chosen, once. */
export function useOffered(offered: readonly File[] | undefined, choose: (files: File[]) => void): void {
  const take = useEffectEvent(choose);
  useEffect(() => {
    if (offered && offered.length > 0) take([...offered]);
  }, [offered]);
}
