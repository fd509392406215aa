import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COOKIE_PREFIX } from '#server/platform/access/session.ts';

type Route = { pattern: string; gated: boolean; files: string[] };

// Nothing that needs a session may be preloaded: an unused response would stay for whoever signs in next.
const READ = '/api/session';

/** The Link header of a page: preloads the files of its screen and, with a session cookie, the session. */
export async function pagePreloads(folder: string): Promise<(request: PageRequest) => string | null> {
  const written = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')) as Route[];
  const routes = written.map(({ pattern, ...route }) => ({ ...route, matches: new RegExp(pattern) }));
  return ({ path, cookies, nonce }) => {
    const route = routes.find(({ matches }) => matches.test(path));
    if (!route) return null;
    const signedIn = route.gated && cookies.includes(`${COOKIE_PREFIX}.session_token=`);
    return [
      ...route.files.map((file) => `</${file}>; rel=modulepreload; nonce="${nonce}"`),
      ...(signedIn ? [`<${READ}>; rel=preload; as=fetch; crossorigin`] : []),
    ].join(', ');
  };
}

export type PageRequest = { path: string; cookies: string; nonce: string };
