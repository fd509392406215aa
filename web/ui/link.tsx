import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

/** A link inside the app. The router's own carries prefetching and forms for other modes: 2 kB on every first load. */
export function Link({ to, replace = false, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler(to, { replace, state, ...(rest.target ? { target: rest.target } : {}) });
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/** A link that knows when it leads to where one is, or above it. */
export function NavigationLink(props: LinkProps) {
  const here = useMatch({ path: props.to, end: false });
  return <Link aria-current={here ? 'page' : undefined} {...props} />;
}
