import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

/** Loaded by Node as it is: imported above it would bring all screens into the configuration. */
const LIST = pathToFileURL(join(import.meta.dirname, '../web/screen-list.ts')).href;
type ListedScreen = { path: string; name: string };
type Lists = { publicScreens: readonly ListedScreen[]; onboardedScreens: readonly ListedScreen[] };

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
      async handler(_options, bundle) {
        const { publicScreens, onboardedScreens } = (await import(LIST)) as Lists;
        const chunks = Object.values(bundle).filter((made) => made.type === 'chunk');
        const chunkOf = (what: string, isIt: (chunk: Rolldown.OutputChunk) => boolean) => {
          const [found, ...others] = chunks.filter((chunk) => chunk.facadeModuleId !== null && isIt(chunk));
          if (!found || others.length > 0) throw new Error(`not one chunk for ${what}`);
          return found.fileName;
        };
        const ofModule = (module: string) =>
          chunkOf(module, ({ facadeModuleId }) => facadeModuleId!.endsWith(`/${module}`));
        const withImports = (file: string, into = new Set<string>()): Set<string> => {
          if (into.has(file)) return into;
          into.add(file);
          const chunk = bundle[file];
          for (const next of chunk?.type === 'chunk' ? chunk.imports : []) withImports(next, into);
          return into;
        };
        const [entry, ...needed] = withImports(ofModule('index.html'));
        const first = new Set([...needed, ...withImports(ofModule(APP))].filter((file) => file !== entry));
        nameIn(bundle['index.html'], first);
        const gate = withImports(ofModule(GATE));
        const routeOf = (gated: boolean) => (screen: ListedScreen) => {
          const own = withImports(chunkOf(screen.name, ({ exports }) => exports.includes(screen.name)));
          // What the page names itself comes first: without it nothing can be drawn.
          const files = [...new Set([...first, ...(gated ? gate : []), ...own])];
          return { pattern: patternOf(screen.path), gated, files };
        };
        const routes = [...publicScreens.map(routeOf(false)), ...onboardedScreens.map(routeOf(true))];
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

/** `/log-repair/:carId?` as the source of a regular expression. */
const patternOf = (path: string) =>
  `^${path.replace(/\/:\w+(\?)?/g, (_, optional: string | undefined) => (optional ? '(?:/[^/]+)?' : '/[^/]+'))}/?$`;
