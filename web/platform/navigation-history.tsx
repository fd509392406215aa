import { useEffect, type ReactNode } from 'react';
import { startDialogHistory } from './dialog-history.ts';
import { followTrail } from './history-trail.ts';
import { useLocation } from './router/router.tsx';

export function NavigationHistory({ children }: { children: ReactNode }) {
  const { pathname, key } = useLocation();
  useEffect(() => followTrail(pathname), [pathname, key]);
  useEffect(startDialogHistory, []);
  return children;
}
