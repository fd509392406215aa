import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useMatch } from 'react-router';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

/** The router's own Link adds 2 kB to every first load for features of other modes. */
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

export function NavigationLink(props: LinkProps) {
  const here = useMatch({ path: props.to, end: false });
  return <Link aria-current={here ? 'page' : undefined} {...props} />;
}
