import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes, type LoadHookSync, type ResolveHookSync } from 'node:module';
import { apiRoutes } from '../../tools/vite-api-routes.ts';

/** What a module of a tab sees instead of the globals. */
export const tabGlobals = [
  'fetch',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'requestAnimationFrame',
  'Date',
  'AbortSignal',
  'console',
  'navigator',
  'document',
  'location',
  'indexedDB',
  'localStorage',
  'sessionStorage',
  'addEventListener',
  'BroadcastChannel',
] as const;

const VIRTUAL = 'virtual:';
/** Modules of which every tab has its own: those of the browser's room, and the wrapper of IndexedDB. */
const isOfTab = (url: string) => /\/web\/|\/node_modules\/idb\//.test(url);

/** Makes the modules of `web/` loadable in Node: an address with `?tab=NAME` loads them anew, with the globals of that tab. */
export async function loadWeb(): Promise<void> {
  const plugin = apiRoutes();
  (plugin.configResolved as (config: { root: string }) => void)({ root: process.cwd() });
  const load = plugin.load as unknown as (this: { addWatchFile: () => void }, id: string) => Promise<string>;
  const routes = await load.call({ addWatchFile: () => undefined }, '\0virtual:api-routes');

  const sources = new Map<string, string>();
  const resolve: ResolveHookSync = (specifier, context, next) => {
    if (specifier.startsWith(VIRTUAL)) return { url: specifier, shortCircuit: true };
    const found = next(specifier, context);
    const tab = new URLSearchParams(context.parentURL?.split('?')[1]).get('tab');
    return tab && isOfTab(found.url) ? { ...found, url: `${found.url}?tab=${tab}` } : found;
  };
  const loadModule: LoadHookSync = (url, context, next) => {
    if (url.startsWith(VIRTUAL)) {
      const source = url === 'virtual:api-routes' ? routes : "export default '/words.json';";
      return { format: 'module', source, shortCircuit: true };
    }
    const [path = '', tab] = url.split('?tab=');
    if (tab === undefined) return next(url, context);
    if (!sources.has(path)) sources.set(path, readSource(path));
    const own = `const { ${tabGlobals.join(', ')} } = globalThis.carfulTabs.get('${tab}');`;
    return { format: 'module', source: own + sources.get(path)!, shortCircuit: true };
  };
  registerHooks({ resolve, load: loadModule });
}

function readSource(url: string): string {
  const text = readFileSync(new URL(url), 'utf8');
  return /\.tsx?$/.test(url) ? stripTypeScriptTypes(text) : text;
}
