export type PathParams = Readonly<Record<string, string | undefined>>;

const compiled = new Map<string, { pattern: RegExp; names: readonly string[] }>();

function compile(path: string, end: boolean) {
  const key = `${path} ${end}`;
  const known = compiled.get(key);
  if (known) return known;
  const names: string[] = [];
  const source = path
    .replace(/\/$/, '')
    .replaceAll(/[.()+]/g, '\\$&')
    .replaceAll(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
      names.push(name);
      return optional ? '(?:/([^/]*))?' : '/([^/]+)';
    });
  const made = { pattern: new RegExp(`^${source}${end ? '/*$' : '(?=/|$)'}`, 'i'), names };
  compiled.set(key, made);
  return made;
}

/** Tolerates malformed escapes: a mistyped address matches no screen instead of throwing. */
function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** @param path as in hrefs.ts: `/cars/:carId`, `/log-repair/:carId?`, or `*` for any @param end false: it may go on */
export function matchPath(path: string, pathname: string, end = true): PathParams | null {
  if (path === '*') return {};
  const { pattern, names } = compile(path, end);
  const found = pattern.exec(pathname);
  return (
    found && Object.fromEntries(names.map((name, at) => [name, found[at + 1] && decoded(found[at + 1]!)]))
  );
}

/** The first matching route; `*` matches last, wherever it is listed. */
export function findRoute<Route extends { path: string }>(
  routes: readonly Route[],
  pathname: string,
): { route: Route; params: PathParams } | null {
  const inOrder = [
    ...routes.filter(({ path }) => path !== '*'),
    ...routes.filter(({ path }) => path === '*'),
  ];
  for (const route of inOrder) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return null;
}
