import { buttonClasses, type ButtonLook } from './button.tsx';
import { Link, type LinkProps } from './link.tsx';

/** Not in button.tsx: the mechanic's page has buttons but no router. */
export function ButtonLink({
  variant,
  size,
  wide,
  icon,
  className,
  children,
  ...rest
}: LinkProps & ButtonLook) {
  return (
    <Link
      className={buttonClasses(
        { ...(variant && { variant }), ...(size && { size }), wide: wide ?? false },
        className,
      )}
      {...rest}
    >
      {icon}
      {children}
    </Link>
  );
}
