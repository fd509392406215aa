import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Route = { pattern: string; gated: boolean; files: string[] };
export type Preloads = { gated: boolean; linkOf: (options: { nonce: string; session: boolean }) => string };

// Nothing that needs a session may be preloaded: an unused response would stay for the next person to log in.
const READ = '/api/session';

/** The preloads of the page at a path; null for an unknown path. */
export async function pagePreloads(folder: string): Promise<(path: string) => Preloads | null> {
  const written = JSON.parse(await readFile(join(folder, 'preloads.json'), 'utf8')) as Route[];
  const routes = written.map(({ pattern, ...route }) => ({ ...route, matches: new RegExp(pattern) }));
  return (path) => {
    const route = routes.find(({ matches }) => matches.test(path));
    if (!route) return null;
    const linkOf: Preloads['linkOf'] = ({ nonce, session }) =>
      [
        ...route.files.map((file) => `</${file}>; rel=modulepreload; nonce="${nonce}"`),
        ...(session ? [`<${READ}>; rel=preload; as=fetch; crossorigin`] : []),
      ].join(', ');
    return { gated: route.gated, linkOf };
  };
}
