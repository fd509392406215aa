import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { importsOf } from './imports.mjs';

const NAME = 'virtual:api-routes';

type Route = { method?: string; path?: string };
type Contract = Record<string, Record<string, { '~orpc': { route: Route } }>>;

/**
 * Makes `virtual:api-routes` out of the contract: {'cars.list': ['GET', '/cars'], …}. The browser takes
 * the contract itself as a type only, so no schema library comes with it. `apiVersion` is of its shapes,
 * `queuedProcedures` the names from the register of nouns, whose code loads with the first queued change.
 */
export function apiRoutes(): Plugin {
  let root = '';
  return {
    name: 'carful-api-routes',
    configResolved: (config) => {
      root = config.root;
    },
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      const file = join(root, ENTRY);
      for (const path of contractFiles(root)) this.addWatchFile(join(root, path));
      const load = (path: string) =>
        import(`${pathToFileURL(join(root, path)).href}?at=${statSync(file).mtimeMs}`) as Promise<unknown>;
      const { contract } = (await load(ENTRY)) as { contract: Contract };
      const { queuedProcedures } = (await load('domain/outbox/register.ts')) as {
        queuedProcedures: readonly string[];
      };
      return (
        `export const apiRoutes = ${JSON.stringify(routesOf(contract))};\n` +
        `export const apiVersion = ${JSON.stringify(versionOf(root))};\n` +
        `export const queuedProcedures = ${JSON.stringify(queuedProcedures)};`
      );
    },
  };
}

const ENTRY = 'domain/contract.ts';

/** The files whose values make the contract what it is: all that it imports, directly or not. */
export function contractFiles(root: string): string[] {
  const found = new Set([ENTRY]);
  for (const path of found) {
    const imports = importsOf(readFileSync(join(root, path), 'utf8'));
    for (const { specifier, typeOnly } of imports) {
      if (typeOnly || !/^[#.]/.test(specifier)) continue;
      found.add(specifier.startsWith('#') ? specifier.slice(1) : posix.join(dirname(path), specifier));
    }
  }
  return [...found].toSorted();
}

/** Another one whenever a shape may have changed: answers that were kept before are then not used any more. */
export function versionOf(root: string): string {
  const hash = createHash('sha256');
  for (const path of contractFiles(root)) hash.update(readFileSync(join(root, path)));
  return hash.digest('base64url').slice(0, 12);
}

function routesOf(contract: Contract): Record<string, [method: string, path: string]> {
  return Object.fromEntries(
    Object.entries(contract).flatMap(([noun, procedures]) =>
      Object.entries(procedures).map(([verb, procedure]) => {
        const { method, path } = procedure['~orpc'].route;
        if (!method || !path) throw new Error(`${noun}.${verb} has no method or path in the contract`);
        return [`${noun}.${verb}`, [method, path]];
      }),
    ),
  );
}
