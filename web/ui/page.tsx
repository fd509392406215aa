import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { BackLink } from './back-link.tsx';
import { classes } from './classes.ts';
import { NavigationSlot } from './navigation.tsx';

type Props = {
  title?: string;
  /** Shows a back button. */
  back?: { to: string; label: string };
  /** Without the bottom navigation, for steps that are to be finished. */
  hideNavigation?: boolean;
  /** To the right of the title. */
  actions?: ReactNode;
  /** List and detail beside one another need more than one column. */
  double?: boolean;
  children: ReactNode;
};

/** The frame of a screen: title, back button, column and navigation. */
export function Page({ title, back, hideNavigation, actions, double, children }: Props) {
  const navigation = useContext(NavigationSlot);
  const withNavigation = navigation !== null && !hideNavigation;
  const heading = useArrival(title);
  const column = classes('column', double && 'rail:max-w-6xl');
  return (
    <div
      className={classes(
        'flex min-h-dvh flex-col',
        withNavigation &&
          'with-navigation pb-[calc(5.5rem+env(safe-area-inset-bottom))] rail:pb-8 rail:pl-24',
      )}
    >
      {(title || back || actions) && (
        <header className="bg-background sticky top-0 z-30 pt-[env(safe-area-inset-top)]">
          <div className={classes(column, 'flex min-h-16 items-center gap-2 py-2')}>
            {back && <BackLink {...back} className="-ml-2.5" />}
            {title && (
              <h1 ref={heading} tabIndex={-1} className="page-title min-w-0 grow py-1 outline-none">
                {title}
              </h1>
            )}
            {actions}
          </div>
        </header>
      )}
      <main className={classes(column, 'grow pb-8', !title && !back && 'pt-[env(safe-area-inset-top)]')}>
        {children}
      </main>
      {withNavigation && navigation}
    </div>
  );
}

/** A new screen starts at its top and its heading is read out; the first one is left as the browser shows it. */
function useArrival(title: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const type = useNavigationType();
  useEffect(() => {
    document.title = title ? `${title} · Carful` : 'Carful';
  }, [title]);
  useEffect(() => {
    if (key === 'default') return;
    if (type !== 'POP') scrollTo(0, 0);
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [key, type]);
  return heading;
}
