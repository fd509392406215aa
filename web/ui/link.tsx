import type { ComponentProps } from 'react';
import { useFollow, useHref, useIsWithin } from '#web/platform/router/router.tsx';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  replace?: boolean;
  state?: unknown;
};

export function Link({ to, replace = false, state, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useFollow(to, { replace, state, target: rest.target });
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
  const here = useIsWithin(props.to);
  return <Link aria-current={here ? 'page' : undefined} {...props} />;
}
