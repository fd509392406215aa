import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COOKIE_PREFIX } from '#server/platform/access/session.ts';

type Route = { pattern: string; gated: boolean; files: string[] };

/**
 * What the app asks in any case, at once. Nothing that is asked only of who is let in: an answer that nobody took
 * would wait in the page for whoever signs in next.
 */
const READ = '/api/session';

/**
 * The Link header of a page: the files of its screen and, for a browser that brings a session, who it is. Each would
 * else be asked for only after the one before it has arrived.
 */
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
