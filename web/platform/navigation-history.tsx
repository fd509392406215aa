import { useContext, useEffect, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router';
import { leaveDialogs, startDialogHistory } from './dialog-history.ts';
import { followTrail } from './history-trail.ts';

/** Whatever navigates, the entries of open dialogs go first, and the trail follows. */
export function NavigationHistory({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const { pathname, key } = useLocation();
  useEffect(() => followTrail(pathname), [pathname, key]);
  useEffect(startDialogHistory, []);
  const value = useMemo(() => {
    const { navigator } = context;
    return {
      ...context,
      navigator: {
        ...navigator,
        go: (delta: number) => leaveDialogs(() => navigator.go(delta)),
        push: (...to: Parameters<typeof navigator.push>) => leaveDialogs(() => navigator.push(...to)),
        replace: (...to: Parameters<typeof navigator.replace>) =>
          leaveDialogs(() => navigator.replace(...to)),
      },
    };
  }, [context]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}
