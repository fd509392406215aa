import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import { leaveDialogs } from '../dialog-history.ts';
import { findRoute, matchPath, type PathParams } from './match-path.ts';

/** The current location. `key` identifies the history entry; it is 'default' for the first. */
export type Place = { pathname: string; search: string; hash: string; state: unknown; key: string };
type Action = 'POP' | 'PUSH' | 'REPLACE';
export type NavigateOptions = { replace?: boolean; state?: unknown };
export type NavigateFunction = (to: string | number, options?: NavigateOptions) => void;

type Router = { base: string; place: Place; action: Action; navigate: NavigateFunction };
/** `idx` counts the app's entries; open dialogs add their own (dialog-history.ts). */
type Entry = { usr: unknown; key: string; idx: number };

export const RouterContext = createContext<Router | null>(null);
const Matched = createContext<{ params: PathParams; outlet: ReactNode }>({ params: {}, outlet: null });

const entry = () => history.state as Partial<Entry> | null;

/** Strips the base: `/demo/cars` becomes `/cars`. */
function placeAt({ pathname, search, hash }: URL | Location, base: string): Place {
  const below = base === '/' ? pathname : pathname.slice(base.length) || '/';
  return { pathname: below, search, hash, state: entry()?.usr ?? null, key: entry()?.key ?? 'default' };
}

const withBase = (base: string, to: string) => (base === '/' ? to : base + (to === '/' ? '' : to));

function write(url: URL, { replace = false, state = null }: NavigateOptions): void {
  const { idx: at = 0, usr = null } = entry() ?? {};
  // As browsers do: a second tap on a link adds nothing to the history.
  const isHere = url.href === location.href && JSON.stringify(state) === JSON.stringify(usr);
  const stays = replace || isHere;
  const made: Entry = { usr: state, key: Math.random().toString(36).slice(2, 10), idx: stays ? at : at + 1 };
  if (stays) history.replaceState(made, '', url);
  else history.pushState(made, '', url);
}

/** A small router: React Router would add 7 kB to every first load. Entries of open dialogs are removed
 * before each navigation.
 * @param base path prefix of every page */
export function Router({ base = '/', children }: { base?: string; children: ReactNode }) {
  const [shown, setShown] = useState(() => ({ place: placeAt(location, base), action: 'POP' as Action }));
  useLayoutEffect(() => {
    if (entry()?.idx === undefined) history.replaceState({ ...entry(), idx: 0 }, '');
    const show = () => {
      startTransition(() => setShown({ place: placeAt(location, base), action: 'POP' }));
    };
    addEventListener('popstate', show);
    return () => removeEventListener('popstate', show);
  }, [base]);
  const navigate = useCallback<NavigateFunction>(
    (to, options = {}) =>
      leaveDialogs(() => {
        if (typeof to === 'number') return history.go(to);
        const url = new URL(withBase(base, to), location.origin);
        if (url.origin !== location.origin) throw new Error(`Not an address of this app: ${to}`);
        write(url, options);
        const action = options.replace ? 'REPLACE' : 'PUSH';
        startTransition(() => setShown({ place: placeAt(url, base), action }));
      }),
    [base],
  );
  const value = useMemo(() => ({ base, ...shown, navigate }), [base, shown, navigate]);
  return <RouterContext value={value}>{children}</RouterContext>;
}

/** `layout` renders the element by `Outlet`; it stays mounted between screens with the same layout. */
export type Route = { path: string; element: ReactNode; layout?: ReactNode };

export function Routes({ routes }: { routes: readonly Route[] }) {
  const { pathname } = useLocation();
  const value = useMemo(() => {
    const found = findRoute(routes, pathname);
    return found && { params: found.params, outlet: found.route.element, layout: found.route.layout };
  }, [routes, pathname]);
  if (!value) return null;
  return <Matched value={value}>{value.layout ?? value.outlet}</Matched>;
}

export const Outlet = () => useContext(Matched).outlet;

function useRouter(): Router {
  const router = useContext(RouterContext);
  if (!router) throw new Error('There is no router around this');
  return router;
}

export const useLocation = (): Place => useRouter().place;
export const useNavigate = (): NavigateFunction => useRouter().navigate;
/** 'POP' for navigation by the browser, such as Back. */
export const useNavigationType = (): Action => useRouter().action;
export const useHref = (to: string): string => withBase(useRouter().base, to);
export const useParams = (): PathParams => useContext(Matched).params;
export const useIsWithin = (path: string): boolean => matchPath(path, useLocation().pathname, false) !== null;

/** Handles a click on a link, except one that opens another tab or window. */
export function useFollow(
  to: string,
  { target, ...options }: NavigateOptions & { target: string | undefined },
) {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey || (target && target !== '_self')) return;
    event.preventDefault();
    navigate(to, options);
  };
}

export function Navigate({ to, replace = false, state }: NavigateOptions & { to: string }) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => navigate(to, { replace, state }), [navigate, pathname, to, replace, state]);
  return null;
}

type SetQuery = (query: Record<string, string>, options?: NavigateOptions) => void;

/** Ignores changes by a page that was left while the next one is loading. */
export function useSearchParams(): [URLSearchParams, SetQuery] {
  const { base, place, navigate } = useRouter();
  const { pathname, search } = place;
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const setQuery = useCallback<SetQuery>(
    (next, options) => {
      if (placeAt(location, base).pathname !== pathname) return;
      const text = String(new URLSearchParams(next));
      navigate(text ? `${pathname}?${text}` : pathname, options);
    },
    [base, navigate, pathname],
  );
  return [query, setQuery];
}
