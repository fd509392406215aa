import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { facadeIn } from './vite-inline-facades.ts';
import { paths } from '../web/platform/hrefs.ts';

type Chunk = { facadeModuleId: string | null; imports: string[]; code: string };

const SOURCE = join(import.meta.dirname, '../web/routes.tsx');
const ROUTE = /\[paths\.(\w+), screen\('\w+', \(\) => import\('\.\/(screens\/[\w-]+\.tsx)'\)\)\]/g;
/** What the script of the page loads at once. */
const APP = 'web/start-app.tsx';
/** Around every screen behind it. */
const GATE = 'web/screens/gate.tsx';

/**
 * Writes `preloads.json` for the server: the pattern of each route, whether it is behind the gate, and the files its
 * screen is made of. Without it a browser learns of them one after the other.
 */
export function pagePreloads(): Plugin {
  return {
    name: 'carful-page-preloads',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.entries(bundle).flatMap(([file, made]) =>
          made.type === 'chunk' ? [[file, made as Chunk] as const] : [],
        );
        const byFile = new Map(chunks);
        const fileOf = (module: string) => {
          const found = chunks.find(([, { facadeModuleId }]) => facadeModuleId?.endsWith(`/${module}`));
          if (!found) throw new Error(`no chunk of its own for ${module}`);
          return found[0];
        };
        const withImports = (file: string, into = new Set<string>()): Set<string> => {
          if (into.has(file)) return into;
          const chunk = byFile.get(file);
          if (!chunk || !facadeIn(chunk.code)) into.add(file);
          for (const next of chunk?.imports ?? []) withImports(next, into);
          return into;
        };
        const [entry, ...needed] = withImports(fileOf('index.html'));
        const first = new Set([...needed, ...withImports(fileOf(APP))].filter((file) => file !== entry));
        nameIn(bundle['index.html'], first);
        const routes = readRoutes().map(({ path, module, gated }) => {
          const modules = gated ? [GATE, module] : [module];
          // What the page names itself comes first: without it nothing can be drawn.
          const files = new Set([...first, ...modules.flatMap((one) => [...withImports(fileOf(one))])]);
          return { pattern: patternOf(path), gated, files: [...files] };
        });
        this.emitFile({ type: 'asset', fileName: 'preloads.json', source: JSON.stringify(routes) });
      },
    },
  };
}

/** The page itself names them, too: what the worker keeps comes without the headers of the server. */
function nameIn(
  page: { type: string; source?: string | Uint8Array } | undefined,
  files: Iterable<string>,
): void {
  const html = String(page?.source);
  const missing = [...files].filter((file) => !html.includes(file));
  const links = missing.map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}" nonce="__NONCE__">`,
  );
  const named = html.replace(/(?=<link rel="stylesheet")/, () =>
    links.map((link) => `${link}\n    `).join(''),
  );
  if (!page || (links.length > 0 && named === html)) throw new Error('the page has no place for its files');
  page.source = named;
}

function readRoutes(): { path: string; module: string; gated: boolean }[] {
  const source = readFileSync(SOURCE, 'utf8');
  const gate = source.indexOf('export const onboardedRoutes');
  const routes = [...source.matchAll(ROUTE)].map(({ 1: name, 2: module, index }) => ({
    path: paths[name as keyof typeof paths],
    module: `web/${module}`,
    gated: index > gate,
  }));
  if (gate < 0 || routes.length < 20)
    throw new Error('web/routes.tsx is written in a way that is not understood');
  return routes;
}

/** `/log-repair/:carId?` as the source of a regular expression. */
const patternOf = (path: string) =>
  `^${path.replace(/\/:\w+(\?)?/g, (_, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`;
