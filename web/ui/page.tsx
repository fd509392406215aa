import { useContext, useEffect, useRef, type ReactNode } from 'react';
import { useFocusOnNavigation, useTopOnNavigation } from './focus-on-navigation.ts';
import { BackLink } from './back-link.tsx';
import { classes } from './classes.ts';
import { HasNavigation } from './navigation.tsx';
import { useNavigate } from '#web/platform/router/router.tsx';
import { pageBefore } from '#web/platform/history-trail.ts';

type Props = {
  title?: string;
  /** Which part of a page with tabs is shown: told, not shown again. */
  part?: string;
  /** `always`: leads to this address even if the user came from another one. */
  back?: { to: string; label: string; always?: boolean };
  /** On a phone, where a form needs the room. */
  hideNavigation?: boolean;
  actions?: ReactNode;
  /** Wider, for two columns. */
  twoColumns?: boolean;
  children: ReactNode;
};

export function Page({ title, part, back, hideNavigation, actions, twoColumns, children }: Props) {
  const hasNavigation = useContext(HasNavigation);
  const heading = useHeading(part === undefined ? title : `${title}: ${part}`);
  // One width beside the rail, so that the title stays where it is from page to page.
  const column = classes('column', (hasNavigation || twoColumns) && 'rail:max-w-6xl');
  return (
    <div
      className={classes(
        'flex min-h-dvh flex-col',
        hasNavigation &&
          classes(
            'rail:pb-8 rail:pl-24',
            hideNavigation
              ? 'without-navigation'
              : 'with-navigation pb-[calc(5.5rem+env(safe-area-inset-bottom))]',
          ),
      )}
    >
      {(title || back || actions) && (
        // Not sticky in a low window or with large text.
        <header className="bg-background [@media(height>=27rem)]:sticky top-0 z-30 pt-[env(safe-area-inset-top)]">
          <div className={classes(column, 'flex min-h-16 flex-wrap items-center gap-2 py-2')}>
            {back &&
              (back.always ? (
                <BackLink {...back} className="-ml-2.5" />
              ) : (
                <HistoryBackLink {...back} className="-ml-2.5" />
              ))}
            {title && (
              <h1
                ref={heading}
                tabIndex={-1}
                className="page-title min-w-0 grow basis-[8rem] py-1 outline-none"
              >
                {title}
                {part !== undefined && <span className="sr-only">: {part}</span>}
              </h1>
            )}
            {actions}
          </div>
        </header>
      )}
      <main className={classes(column, 'grow pb-8', !title && !back && 'pt-[env(safe-area-inset-top)]')}>
        {hasNavigation && !twoColumns ? <div className="rail:max-w-[42rem]">{children}</div> : children}
      </main>
    </div>
  );
}

function useHeading(title: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusOnNavigation(heading);
  useTopOnNavigation();
  useEffect(() => {
    document.title = title ? `${title} · Carful` : 'Carful';
  }, [title]);
  return heading;
}

type HistoryBackLinkProps = { to: string; label: string; className?: string };

/** Leads to where the browser's Back leads, and to the parent page if this is the first of the tab. */
function HistoryBackLink(props: HistoryBackLinkProps) {
  const navigate = useNavigate();
  return (
    <BackLink
      {...props}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        // Replaced: pushed, the arrow of the parent would lead back here.
        if (pageBefore() === null) navigate(props.to, { replace: true });
        else navigate(-1);
      }}
    />
  );
}
